import styled from 'styled-components'
import { unseen } from '../../theme/index.ts'

/** Visible to screen readers only. */
export const VisuallyHidden = styled.span`
  ${unseen}
`
