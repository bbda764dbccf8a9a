import { css } from 'styled-components'
import {
  layer,
  line,
  media,
  motion,
  oneLine,
  space,
  token,
  weight,
  width,
} from '../../../theme/index.ts'

/** Row backgrounds: link, selected, busy, focused, inactive. */
export const rows = css`
  & tr[data-leads='true'] {
    cursor: pointer;

    &:hover > td {
      background: ${token('bg.hover')};
    }
  }

  /* Pictures and icons are faint, the text stays readable. */
  & tr[data-dimmed='true'] > td {
    color: ${token('fg.muted')};

    & :is(svg, img) {
      opacity: 0.5;
    }
  }

  /* The menu of a row shows where the pointer or the focus is; touch has no hover. */
  ${media.hover} {
    &:not([data-acts='true']) > tbody > tr > td[data-align='actions'] > * {
      opacity: 0;
      transition: opacity ${motion.colour};
    }

    &:not([data-acts='true'])
      > tbody
      > tr:is(:hover, :focus-within, [aria-busy='true'])
      > td[data-align='actions']
      > *,
    &:not([data-acts='true'])
      > tbody
      > tr
      > td[data-align='actions']
      > :is([aria-expanded='true'], :has([aria-expanded='true'])) {
      opacity: 1;
    }
  }

  & tr[aria-busy='true'] > td {
    color: ${token('fg.muted')};
    cursor: progress;
  }

  & tr:is([data-chosen='true'], [data-current='true']) > td,
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
    border-block: 0;
    border-block-start: ${line.hair} solid ${token('border.default')};
    background: ${token('bg.raised')};
    font-weight: ${weight.strong};
  }
`

/** Cells of one line: where there is no room, columns are left out instead. */
export const oneLined = css`
  &[data-fits='true']:not([data-fixed='true']) {
    & tbody > tr > td {
      ${oneLine}
      max-width: ${width.field};
    }

    & td[data-title='true'] {
      min-width: ${width.menu};
      white-space: normal;
    }

    & td[data-align='actions'] {
      overflow: visible;
    }
  }
`

/** With user-defined widths long words wrap, and the table scrolls horizontally. */
export const fixed = css`
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

/**
 * A table wider than its container: the first column with its checkbox, and the actions, are
 * sticky.
 */
export const wide = css`
  [data-wide='true'] > & {
    & :is([data-align='tick'], :is(th, td)[data-lead='true']) {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
    }

    & [data-align='actions'] {
      position: sticky;
      inset-inline-end: 0;
      z-index: 1;
      border-inline-start: ${line.hair} solid ${token('border.subtle')};
    }

    & th:is([data-align='tick'], [data-lead='true'], [data-align='actions']) {
      z-index: calc(${layer.sticky} + 1);
    }

    &[data-chooses='true'] :is(th, td)[data-lead='true'] {
      inset-inline-start: calc(${space[24]} + ${space[16]});
    }

    & :is(th, td)[data-lead='true'] {
      border-inline-end: ${line.hair} solid ${token('border.subtle')};
    }
  }
`

/** Virtual rows are one line high, so that their position is known before rendering. */
export const virtual = css`
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
