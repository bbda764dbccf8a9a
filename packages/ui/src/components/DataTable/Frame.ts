import styled from 'styled-components'
import { control, ringInside } from '../../theme/index.ts'

/** Container of the rows. With a height of its own it is not offset by the page's sticky bars. */
export const Frame = styled.div`
  position: relative;
  min-width: 0;
  border-radius: inherit;
  --over: calc(var(--z-sticky-top, 0rem) + var(--z-under-filters, 0rem));

  &[data-scrolls='true'] {
    ${ringInside}
    overflow: auto;
    overscroll-behavior-inline: contain;
    scroll-padding-block: ${control.sm};
    --over: 0rem;
  }

  &[data-wide='true'] {
    max-height: calc(100dvh - var(--z-sticky-top, 0rem) - var(--z-under-filters, 0rem) - 4rem);
  }
`
