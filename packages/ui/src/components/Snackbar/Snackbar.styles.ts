import styled, { keyframes } from 'styled-components'
import {
  hitArea,
  icon,
  layer,
  motion,
  radius,
  shadow,
  space,
  token,
  weight,
  width,
} from '../../theme/index.ts'

const drop = keyframes`
  from { opacity: 0; transform: translateY(-${space[12]}); }
`

export const Region = styled.div`
  position: fixed;
  inset: ${space[16]} ${space[16]} auto;
  z-index: ${layer.toast};
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  pointer-events: none;
`

export const Toast = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  max-width: min(100%, ${width.toast});
  min-height: ${space[48]};
  padding: ${space[8]} ${space[16]};
  border-radius: ${radius.toast};
  background: ${token('bg.inverse')};
  box-shadow: ${shadow[3]};
  color: ${token('fg.onInverse')};
  pointer-events: auto;
  animation: ${drop} ${motion.dialog};

  & svg {
    flex: none;
    width: ${icon.md};
    height: ${icon.md};
  }

  &[data-tone='error'] {
    background: ${token('danger.solid')};
    color: ${token('danger.fg')};
  }
`

export const Do = styled.button.attrs({ type: 'button' })`
  ${hitArea}
  flex: none;
  min-height: ${space[24]};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: inherit;
  font-weight: ${weight.strong};
  text-decoration: underline;
  text-underline-offset: 0.25em;

  &:focus-visible {
    outline-color: currentColor;
  }

  & > svg {
    display: block;
  }
`
