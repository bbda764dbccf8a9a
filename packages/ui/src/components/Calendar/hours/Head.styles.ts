import styled from 'styled-components'
import { layer, line, radius, space, text, token, unseen, weight } from '../../../theme/index.ts'

export const Head = styled.div`
  ${text('caption')}
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-start: 0;
  display: grid;
  justify-items: start;
  align-content: center;
  min-width: 0;
  height: var(--head);
  padding-inline: ${space[4]};
  border-block-end: ${line.hair} solid ${token('border.default')};
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  text-align: start;

  &[data-group='true'] {
    ${text('label')}
    padding-inline: ${space[12]};
    color: ${token('fg.default')};
    font-weight: ${weight.strong};
  }

  [data-bare='true'] > [role='row'] > & {
    ${unseen}
  }
`

/** Date in a column header; opens that day. */
export const DayLink = styled.button`
  ${text('label')}
  display: flex;
  align-items: baseline;
  gap: ${space[8]};
  max-width: 100%;
  padding: ${space[4]} ${space[8]};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('fg.muted')};

  & > b {
    ${text('title')}
    color: ${token('fg.default')};
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current='date'],
  &[aria-current='date'] > b {
    color: ${token('fg.link')};
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
