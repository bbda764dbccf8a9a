import styled from 'styled-components'
import { control, line, media, radius, space, text, token, weight } from '../../theme/index.ts'

export const Rows = styled.div`
  display: grid;
  container-type: inline-size;
`

export const Head = styled.div`
  display: flex;
  margin-block-end: ${space[8]};
`

/** A day: name, times, bar, switch; the bar goes where room is short. */
export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(8em, 1fr) auto minmax(4em, 2fr) minmax(4em, auto) auto;
  gap: ${space[4]} ${space[12]};
  align-items: center;
  min-height: calc(${control.md} + ${space[16]});
  padding-block: ${space[4]};

  & + & {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  @container (max-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) auto auto;

    & > :nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

export const Day = styled.span`
  ${text('body')}

  [data-today] > & {
    font-weight: ${weight.medium};
  }
`

export const Times = styled.div`
  display: grid;
  grid-template-columns: 6em auto 6em;
  gap: ${space[8]};
  align-items: center;

  input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  }
`

export const Closed = styled.span`
  ${text('body')}
  color: ${token('fg.muted')};
`

export const Bar = styled.span`
  position: relative;
  height: ${space[4]};
  border-radius: ${radius.round};
  background: ${token('bg.sunken')};

  @container (max-width: 34rem) {
    display: none;
  }
`

export const State = styled.span`
  ${text('label')}
  color: ${token('fg.muted')};
  text-align: end;
`

export const Share = styled.span`
  position: absolute;
  inset-block: 0;
  border-radius: ${radius.round};
  background: ${token('secondary.solid')};
`
