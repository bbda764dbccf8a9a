import { Popover } from 'react-aria-components/Popover'
import styled, { keyframes } from 'styled-components'
import { layer, line, media, motion, radius, shadow, space, token } from '../../theme/index.ts'

const unfold = keyframes`
  from { opacity: 0; transform: translateY(-${space[4]}) scale(0.98); }
`

/** Floating surface of menus, lists and popovers. */
export const Bubble = styled(Popover).attrs(({ offset = 6 }) => ({ offset }))`
  z-index: ${layer.overlay};
  overflow: auto;
  max-width: calc(100vw - 2 * ${space[8]});
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.raised')};
  box-shadow: ${shadow[3]};
  color: ${token('fg.default')};
  outline: none;
  animation: ${unfold} ${motion.popover};
  transform-origin: var(--trigger-anchor-point);

  & > [role='dialog'] {
    padding: ${space[16]};
    outline: none;
  }

  & > [role='dialog'][data-flush='true'] {
    padding: 0;
  }

  ${media.still} {
    animation: none;
  }
`
