import { css } from 'styled-components'
import { breakpoint, control, width } from '../../../theme/index.ts'

/** Control height; on touch layouts at least the size of a touch target. */
export const reachable = css`
  min-height: ${control.field};

  @media (max-width: ${breakpoint.shell - 0.02}px), (pointer: coarse) {
    min-height: max(${control.field}, ${width.touch});
  }
`
