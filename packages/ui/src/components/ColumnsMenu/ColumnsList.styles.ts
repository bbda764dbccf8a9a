import styled from 'styled-components'
import {
  control,
  hitArea,
  icon,
  line,
  motion,
  radius,
  shadow,
  space,
  token,
  unseen,
  width,
} from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  width: min(${width.tooltip}, 80vw);

  & > li {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    border-radius: ${radius.control};
    background: ${token('bg.raised')};
  }

  & > li[data-held='true'] {
    position: relative;
    z-index: 1;
    box-shadow: ${shadow[2]};
  }

  & label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space[12]};
    min-width: 0;
    min-height: ${control.sm};
    cursor: pointer;
  }

  & label:has(:disabled) {
    color: ${token('fg.muted')};
    cursor: default;
  }
`

export const Grip = styled.button.attrs({ type: 'button' })`
  ${hitArea}
  display: grid;
  place-items: center;
  width: ${control.xs};
  height: ${control.xs};
  padding: 0;
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: ${token('fg.subtle')};
  cursor: grab;
  touch-action: none;
  transition: background-color ${motion.colour};

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }

  &:active {
    cursor: grabbing;
  }
`

export const Said = styled.p`
  ${unseen}
`

export const Forms = styled.div`
  margin-block-end: ${space[8]};
  padding-block-end: ${space[12]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};
`

export const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  max-width: ${width.tooltip};
  margin-block-start: ${space[8]};
  padding-block-start: ${space[12]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  & > button {
    margin-inline-start: -${space[12]};
  }
`
