import { css, keyframes } from 'styled-components'
import { breakpoint, line, space, width } from './scale.ts'
import { token } from './token.ts'

/** Horizontally scrolling row, with padding for focus rings and touch. */
export const sideways = css`
  flex-wrap: nowrap;
  overflow-x: auto;
  margin-block: -${space[8]};
  padding-block: ${space[8]};
  margin-inline-start: -${space[4]};
  padding-inline-start: ${space[4]};
  scrollbar-width: none;

  & > * {
    flex: none;
    max-width: 80vw;
  }
`

/** Extends the touch target to 44 px on touch layouts without changing the appearance. */
export const hitArea = css`
  position: relative;
  @media (max-width: ${breakpoint.shell - 0.02}px), (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, ${width.touch});
      height: max(100%, ${width.touch});
      transform: translate(-50%, -50%);
    }
  }
`

/** Visually hidden, available to screen readers. */
export const unseen = css`
  position: absolute;
  width: ${line.hair};
  height: ${line.hair};
  margin: -${line.hair};
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Single line with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** At most this many lines; words break anywhere instead of overflowing, and the last line ends in an ellipsis. */
export const lines = (most: number) => css`
  display: -webkit-box;
  overflow: hidden;
  text-overflow: ellipsis;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${most};
`

/** Inset focus ring, for elements that clip their outline. */
export const ringInside = css`
  &:focus-visible {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: -${line.ring};
  }
`

export const fadeIn = keyframes`
  from { opacity: 0; }
`

export const spin = keyframes`
  to { transform: rotate(1turn); }
`
