import styled, { css } from 'styled-components'
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
} from '../../theme/index.ts'

const rows = css`
  & tr[data-leads='true'] {
    cursor: pointer;

    &:hover > td {
      background: ${token('bg.hover')};
    }
  }

  & tr[data-dimmed='true'] > td {
    background: color-mix(in srgb, ${token('bg.canvas')} 70%, ${token('bg.surface')});
    color: ${token('fg.muted')};
  }

  & tr[aria-busy='true'] > td {
    color: ${token('fg.muted')};
    cursor: progress;
  }

  & tr[data-chosen='true'] > td,
  & tr:has([data-row]:focus-visible) > td {
    background: ${token('bg.selected')};
  }

  & tr:has([data-row]:focus-visible) > td:first-child {
    box-shadow: inset ${line.bold} 0 0 ${token('focus.ring')};
  }

  & tr:has(a[data-row]:focus-visible) {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: -${line.ring};
  }

  & tfoot td {
    position: sticky;
    bottom: 0;
    z-index: 1;
    border-block: ${line.hair} solid ${token('border.default')} 0;
    background: ${token('bg.raised')};
    font-weight: ${weight.strong};
  }
`

/** Columns as wide as somebody made them: long words wrap, and the whole scrolls sideways. */
const fixed = css`
  &[data-fixed='true'] {
    & td {
      overflow-wrap: anywhere;
    }

    & th:not([data-align='tick'], [data-align='actions']) {
      overflow: clip;
      overflow-clip-margin: ${space[12]};
      text-overflow: ellipsis;
    }
  }
`

/** Wider than its place: the first column, with its box, stays while the others pass under it. */
const wide = css`
  [data-wide='true'] > & {
    & :is([data-align='tick'], :is(th, td)[data-lead='true']) {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }

    & :is(th[data-align='tick'], th[data-lead='true']) {
      z-index: calc(${layer.sticky} + 1);
    }

    &[data-chooses='true'] :is(th, td)[data-lead='true'] {
      inset-inline-start: calc(${space[24]} + ${space[20]});
    }

    & :is(th, td)[data-lead='true'] {
      border-inline-end: ${line.hair} solid ${token('border.subtle')};
    }
  }
`

/** Every row is one line high, so that its place is known before it is drawn. */
const virtual = css`
  &[data-virtual='true'] {
    & tbody {
      overflow-anchor: none;
    }

    & tbody > tr > td {
      overflow: hidden;
      padding-block: 0;
      transition: none;
      text-overflow: ellipsis;
      white-space: nowrap;
    }

    & tr[data-gap] > td {
      padding: 0;
      border: 0;
      background: none;
    }
  }
`

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
    white-space: nowrap;
  }

  & td {
    height: ${control.row};
    padding: ${space[8]} ${space[16]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
    background: ${token('bg.surface')};
    transition: background-color ${motion.colour};
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

  & td > a[data-row] {
    color: inherit;
    text-decoration: none;
    outline: none;
  }

  /* What takes the focus is never left under the bars above. */
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
