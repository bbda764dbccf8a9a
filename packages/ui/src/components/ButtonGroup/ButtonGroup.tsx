import styled from 'styled-components'
import { media, space } from '../../theme/index.ts'

/** Buttons that belong together. They wrap, and on a phone they may fill the row (`data-fill`). */
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
