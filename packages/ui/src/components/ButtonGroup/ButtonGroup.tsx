import styled from 'styled-components'
import { media, space } from '../../theme/index.ts'

/** Group of related buttons. They wrap, and with `data-fill` they fill the row on a phone. */
export const ButtonGroup = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};

  ${media.below('sm')} {
    &[data-fill] > * {
      flex: 1;
    }
  }
`
