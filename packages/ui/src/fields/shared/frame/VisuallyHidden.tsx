import styled from 'styled-components'
import { unseen } from '../../../theme/index.ts'

/** Said by screen readers, not drawn. */
export const VisuallyHidden = styled.span`
  ${unseen}
`
