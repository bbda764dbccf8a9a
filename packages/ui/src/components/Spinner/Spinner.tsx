import styled from 'styled-components'
import { icon, line, media, radius, spin } from '../../theme/index.ts'

/** Spinner in the current text colour; hidden from screen readers. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: ${icon.sm};
  height: ${icon.sm};
  border: ${line.ring} solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: ${radius.round};
  animation: ${spin} 0.7s linear infinite;

  ${media.still} {
    animation-duration: 4s;
  }
`
