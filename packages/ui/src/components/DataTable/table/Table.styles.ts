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
} from '../../../theme/index.ts'
import { fixed, oneLined, rows, virtual, wide } from './TableVariants.styles.ts'

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  &[data-fixed='true'] {
    table-layout: fixed;
  }

  & col[data-part='tick'] {
    width: calc(${space[24]} + ${space[16]});
  }

  & col[data-part='end'] {
    width: calc(${control.sm} + ${space[16]} + ${space[16]});
  }

  & th {
    ${text('caption')}
    position: sticky;
    top: var(--over, 0);
    z-index: ${layer.sticky};
    height: ${control.sm};
    padding: 0 ${space[12]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    background: ${token('bg.surface')};
    color: ${token('fg.muted')};
    text-align: start;
    white-space: nowrap;
  }

  & td {
    ${text('dense')}
    height: ${control.row};
    padding: ${space[4]} ${space[12]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    background: ${token('bg.surface')};
    transition: background-color ${motion.colour};
  }

  & :is(th, td):first-child {
    padding-inline-start: ${space[16]};
  }

  & :is(th, td):last-child {
    padding-inline-end: ${space[16]};
  }

  /* No cell is blank. */
  & tbody td:not([data-align='tick'], [data-align='actions']):empty::before {
    color: ${token('fg.subtle')};
    content: '\\2014';
  }

  & tbody > tr:last-child > td {
    border-block-end: 0;
  }

  & tr[data-group] > th {
    position: static;
    background: ${token('bg.canvas')};
    color: ${token('fg.default')};
    font-weight: ${weight.strong};

    & > span {
      margin-inline-start: ${space[8]};
      color: ${token('fg.muted')};
      font-weight: ${weight.medium};
    }
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
    width: calc(${space[24]} + ${space[16]});
    padding: 0;
    padding-inline-start: ${space[16]};
  }

  & [data-lead='true'] {
    font-weight: ${weight.medium};
  }

  /* The title is the widest, also where a number leads. */
  &:not([data-fixed='true']) td[data-title='true'] {
    min-width: ${width.menu};
  }

  & td > a[data-row] {
    display: block;
    padding-block: ${space[2]};
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  /* Keeps focused elements out from under the sticky bars. */
  & tbody > tr,
  & tbody :is(a, button, input) {
    scroll-margin-block: calc(var(--over, 0rem) + ${control.sm}) ${space[64]};
  }

  ${rows}
  ${oneLined}
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
    opacity: 0;
  }

  &:is(:hover, :focus-visible) > svg {
    opacity: 0.6;
  }

  &:hover,
  &[data-mine='true'] {
    color: ${token('fg.default')};
  }

  /* The arrow stands before a label at the end, which stays above its figures. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  &[data-mine='true'] > svg {
    color: ${token('fg.link')};
    opacity: 1;
  }
`

export const Told = styled.span`
  ${unseen}
`
