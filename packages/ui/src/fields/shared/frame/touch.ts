import { css } from 'styled-components'
import { breakpoint, control, width } from '../../../theme/index.ts'

/** As high as a control; on touch layouts never lower than what a finger hits. */
export const reachable = css`
  min-height: ${control.md};

  @media (max-width: ${breakpoint.shell - 0.02}px), (pointer: coarse) {
    min-height: max(${control.md}, ${width.touch});
  }
`
