import { icon, space } from '@zal/ui'
import styled from 'styled-components'

/** Words of a button that opens a popover, with the arrow behind them. */
export const TriggerWords = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};

  & > svg {
    width: ${icon.sm};
    height: ${icon.sm};
  }
`
