import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import styled, { keyframes } from 'styled-components'
import {
  fadeIn,
  layer,
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  width,
} from '../../theme/index.ts'

const rise = keyframes`
  from { opacity: 0; transform: translateY(${space[12]}) scale(0.985); }
`

const riseFromBelow = keyframes`
  from { transform: translateY(100%); }
`

export const Ground = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  height: var(--visual-viewport-height);
  padding: ${space[24]};
  background: var(--z-scrim);
  animation: ${fadeIn} ${motion.dialog};

  &[data-exiting] {
    animation: ${fadeIn} 160ms reverse forwards;
  }

  ${media.below('sm')} {
    place-items: end stretch;
    padding: ${space[24]} 0 0;

    &[data-phone='page'] {
      padding: 0;
    }
  }
`

/** Wrapper that receives key events while the panel itself has focus. */
export const Keys = styled.div`
  display: contents;
`

export const Sheet = styled(Modal)`
  display: flex;
  width: min(100%, ${width.dialog});
  max-height: 100%;
  overflow: hidden;
  border-radius: ${radius.dialog};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[3]};
  animation: ${rise} ${motion.dialog};

  &[data-size='sm'] {
    width: min(100%, ${width.confirm});
  }

  &[data-size='lg'] {
    width: min(100%, ${width.wide});
  }

  &[data-size='reading'] {
    width: min(100%, ${width.palette});
  }

  & > ${Keys} > [role] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    outline: none;
  }

  ${media.below('sm')} {
    width: 100%;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    animation: ${riseFromBelow} ${motion.dialog};

    &[data-phone='page'] {
      height: 100%;
      border-radius: 0;
    }
  }

  ${media.still} {
    animation: none;
  }
`

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[20]} ${space[24]} 0;

  & > div {
    flex: 1;
    min-width: 0;
  }

  & h2 {
    ${text('title')}
    overflow-wrap: anywhere;
    text-wrap: balance;
  }

  & > button {
    margin: -${space[4]} -${space[8]} 0 0;
  }
`

export const Lead = styled.p`
  margin-block-start: ${space[4]};
  color: ${token('fg.muted')};
`

export const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  padding: ${space[16]} ${space[24]} ${space[24]};
  overscroll-behavior: contain;

  &[data-flush='true'] {
    padding: ${space[16]} 0 0;
  }

  &:focus:not(:focus-visible) {
    outline: none;
  }

  &:focus-visible {
    outline-offset: -${line.ring};
  }
`

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[16]} ${space[24]};
  border-block-start: ${line.hair} solid ${token('border.subtle')};

  ${media.below('sm')} {
    & > * {
      flex: 1;
    }
  }
`
