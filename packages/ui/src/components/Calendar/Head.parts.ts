import styled from 'styled-components'
import { layer, line, radius, space, text, token, unseen, weight } from '../../theme/index.ts'

export const Head = styled.div`
  ${text('caption')}
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space[2]};
  min-width: 0;
  height: var(--head);
  padding-inline: ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.default')};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  text-align: center;

  &[data-group='true'] {
    ${text('label')}
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  [data-bare='true'] > [role='row'] > & {
    ${unseen}
  }
`

/** Date in a column header; opens that day. */
export const DayLink = styled.button`
  ${text('title')}
  display: grid;
  place-items: center;
  min-width: ${space[40]};
  height: ${space[40]};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.round};
  background: none;
  color: ${token('fg.default')};
  font-variant-numeric: tabular-nums;

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current='date'] {
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
  }

  &[aria-current='date']:hover {
    background: ${token('secondary.hover')};
  }
`

/** Corner above the hours, over everything that scrolls below it. */
export const Corner = styled(Head)`
  z-index: ${layer.sticky + 1};
  inset-inline-start: 0;
`

/** Header of the all-day row. */
export const BandName = styled.div`
  ${text('caption')}
  position: sticky;
  z-index: ${layer.header - 1};
  inset-block-start: var(--head);
  inset-inline-start: 0;
  padding: ${space[4]} ${space[8]} ${space[4]} ${space[2]};
  border-block-end: ${line.hair} solid ${token('border.default')};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  text-align: end;
  overflow-wrap: anywhere;
`

export const Band = styled.div`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: var(--head);
  min-height: calc(var(--bars) * (var(--bar) + ${space[2]}) + ${space[8]});
  border-block-end: ${line.hair} solid ${token('border.default')};
  background: ${token('bg.surface')};

  && {
    position: sticky;
  }
`
