import styled from 'styled-components'
import {
  hitArea,
  line,
  radius,
  ringInside,
  space,
  text,
  token,
  weight,
  width,
} from '../../../theme/index.ts'
import { LINES } from './month.ts'

export const Month = styled.div`
  --above: ${space[40]};
  display: grid;
  user-select: none;
  -webkit-touch-callout: none;

  & > [role='row'] {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`

export const Weekday = styled.div`
  ${text('caption')}
  padding: ${space[8]} ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.default')};
  color: ${token('fg.muted')};
  text-align: center;
`

export const Cell = styled.div`
  ${ringInside}
  position: relative;
  min-width: 0;
  height: calc(var(--above) + ${LINES} * (${space[24]} + ${space[2]}) + ${space[4]});
  box-shadow:
    inset ${line.hair} 0 ${token('border.subtle')},
    inset 0 ${line.hair} ${token('border.subtle')};

  &:first-child {
    box-shadow: inset 0 ${line.hair} ${token('border.subtle')};
  }

  &[data-out='true'] {
    background: ${token('bg.canvas')};
  }

  &[data-target='true'] {
    background: ${token('bg.selected')};
  }

  &:focus-visible {
    border-radius: ${radius.tag};
  }
`

/** Number of a day; opens that day. */
export const DayNumber = styled.button`
  ${text('label')}
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: 50%;
  display: grid;
  place-items: center;
  min-width: ${space[32]};
  height: ${space[32]};
  padding: 0;
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${token('fg.default')};
  font-variant-numeric: tabular-nums;
  transform: translateX(-50%);

  [data-out='true'] > & {
    color: ${token('fg.subtle')};
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current='date'] {
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
    font-weight: ${weight.strong};
  }
`

export const More = styled.button`
  ${text('caption')}
  position: absolute;
  inset-block-start: calc(var(--above) + ${LINES - 1} * (${space[24]} + ${space[2]}));
  inset-inline: ${space[4]};
  height: ${space[24]};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: ${token('fg.muted')};
  font-weight: ${weight.strong};
  text-align: start;

  &:hover {
    background: ${token('bg.hover')};
    color: ${token('fg.default')};
  }
`

/** Day cell on a phone: its number, and a dot for each of the first events. */
export const DotCell = styled.div`
  ${ringInside}
  ${hitArea}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[4]};
  min-height: calc(${width.touch} + ${space[8]});
  border-radius: ${radius.control};
  cursor: pointer;
  font-variant-numeric: tabular-nums;

  & > b {
    ${text('body')}
    display: grid;
    place-items: center;
    width: ${space[32]};
    height: ${space[32]};
    border-radius: ${radius.round};
  }

  &[data-out='true'] > b {
    color: ${token('fg.subtle')};
  }

  &[aria-current='date'] > b {
    color: ${token('fg.link')};
    font-weight: ${weight.strong};
  }

  &[aria-selected='true'] > b {
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
    font-weight: ${weight.strong};
  }

  & > span {
    display: flex;
    gap: ${space[2]};
    height: ${width.dot};
  }
`
