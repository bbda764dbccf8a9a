import styled from 'styled-components'
import {
  control,
  icon,
  layer,
  line,
  motion,
  radius,
  space,
  text,
  token,
  unseen,
  weight,
  width,
} from '../../theme/index.ts'
import { fixed, rows, virtual, wide } from './Table.kinds.ts'

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  &[data-fixed='true'] {
    table-layout: fixed;
  }

  & col[data-part='tick'] {
    width: calc(${space[24]} + ${space[20]});
  }

  & col[data-part='end'] {
    width: calc(${control.sm} + ${space[16]} + ${space[20]});
  }

  & th {
    ${text('label')}
    position: sticky;
    top: var(--over, 0);
    z-index: ${layer.sticky};
    height: ${control.sm};
    padding: 0 ${space[16]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    background: ${token('bg.surface')};
    color: ${token('fg.muted')};
    text-align: start;
  }

  & td {
    height: ${control.row};
    padding: ${space[8]} ${space[16]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    background: ${token('bg.surface')};
    transition: background-color ${motion.colour};
  }

  /* Many columns have less padding. A :has() selector would restyle all cells for every added row. */
  &:where([data-many='true']) :is(th, td) {
    padding-inline: ${space[12]};
  }

  & :is(th, td):first-child {
    padding-inline-start: ${space[20]};
  }

  & :is(th, td):last-child {
    padding-inline-end: ${space[20]};
  }

  & tbody > tr:last-child > td {
    border-block-end: 0;
  }

  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & [data-align='actions'] {
    width: 1%;
    padding-block: 0;
    text-align: end;
    white-space: nowrap;
  }

  & [data-align='tick'] {
    width: calc(${space[24]} + ${space[20]});
    padding: 0;
    padding-inline-start: ${space[20]};
  }

  & [data-lead='true'] {
    font-weight: ${weight.medium};
  }

  &:not([data-fixed='true']) td[data-lead='true'] {
    min-width: ${width.menu};
  }

  & td > a[data-row] {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  /* Keeps focused elements out from under the sticky bars. */
  & tbody > tr,
  & tbody :is(a, button, input) {
    scroll-margin-block-start: calc(var(--over, 0rem) + ${control.sm});
  }

  ${rows}
  ${fixed}
  ${wide}
  ${virtual}
`

export const SortButton = styled.button.attrs({ type: 'button' })`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${control.xs};
  margin-inline: -${space[8]};
  padding: 0 ${space[8]};
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: inherit;
  transition: color ${motion.colour};

  & > svg {
    width: ${icon.xs};
    height: ${icon.xs};
    opacity: 0.45;
  }

  &:hover,
  &[data-mine='true'] {
    color: ${token('fg.default')};
  }

  &[data-mine='true'] > svg {
    color: ${token('fg.link')};
    opacity: 1;
  }
`

export const Told = styled.span`
  ${unseen}
`
