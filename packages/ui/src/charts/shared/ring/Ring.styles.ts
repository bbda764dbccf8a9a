import styled from 'styled-components'
import { plotPiece, space, text, token } from '../../../theme/index.ts'

/** Layout of ring and legend: side by side, or the legend below on narrow screens. */
export const RingPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  align-items: center;
  justify-items: center;

  @container (min-width: 28em) {
    &:not([data-half='true']) {
      grid-template-columns: ${plotPiece.ring}px minmax(0, 1fr);
    }
  }
`

/** Text in the hole. */
export const Middle = styled.div`
  ${text('label')}
  position: absolute;
  display: grid;
  align-content: center;
  justify-items: center;
  padding-inline: 20%;
  color: ${token('fg.muted')};
  overflow-wrap: anywhere;
  pointer-events: none;
  text-align: center;

  & > b {
    ${text('title')}
    color: ${token('fg.default')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  &[data-half='true'] {
    align-content: end;
    translate: 0 -50%;
  }
`
