import { line, media, palettes, space, text, weight } from '@zal/ui'
import styled, { createGlobalStyle } from 'styled-components'

/** Colours of the paper, whatever the theme of the screen is. */
const { light } = palettes
const ink = light['fg.default']
const muted = light['fg.muted']

/** A4 with a foot of its own on each page; everything but the paper is left out. */
export const Page = createGlobalStyle<{ $foot: string }>`
  ${media.print} {
    body:has(> [data-paper]) > :not([data-paper]) {
      display: none;
    }
  }

  @page {
    size: A4;
    margin: 12mm 12mm 16mm;

    @bottom-left {
      color: ${muted};
      font-size: 8pt;
      content: ${({ $foot }) => JSON.stringify($foot)};
    }

    @bottom-right {
      color: ${muted};
      font-size: 8pt;
      content: counter(page) ' / ' counter(pages);
    }
  }
`

export const Paper = styled.div`
  ${text('label')}
  display: none;
  background: white;
  color: ${ink};
  color-scheme: light;
  font-variant-numeric: tabular-nums;

  ${media.print} {
    display: block;
  }
`

export const Head = styled.header`
  display: flex;
  align-items: end;
  justify-content: space-between;
  padding-block-end: ${space[12]};
  border-block-end: ${line.ring} solid ${ink};

  & h1 {
    ${text('page')}
  }

  & p {
    color: ${muted};
  }

  & > :last-child {
    text-align: end;
  }
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(5, auto);
  gap: ${space[12]};
  padding-block: ${space[12]} ${space[16]};

  & > div {
    display: grid;
    align-content: start;
    padding-inline-start: ${space[8]};
    border-inline-start: ${line.hair} solid ${light['border.default']};
  }

  & > div:first-child {
    padding-inline-start: 0;
    border: 0;
  }

  & span {
    ${text('caption')}
    color: ${muted};
  }

  & b {
    ${text('heading')}
    font-weight: ${weight.heavy};
    white-space: nowrap;
  }
`

export const Tables = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[20]} ${space[32]};
  align-items: start;
`

export const Block = styled.section`
  &[data-span='half'] {
    break-inside: avoid;
  }

  &[data-span='full'] {
    grid-column: 1 / -1;
  }

  &[data-tall='true'] {
    grid-row: span 2;
  }

  & h2 {
    ${text('dense')}
    margin-block-end: ${space[4]};
    font-weight: ${weight.strong};
    break-after: avoid;
  }

  & table {
    width: 100%;
    border-collapse: collapse;
  }

  & thead {
    display: table-header-group;
  }

  & tr {
    break-inside: avoid;
  }

  & :is(th, td) {
    padding: ${space[4]} 0 ${space[4]} ${space[8]};
    border-block-end: ${line.hair} solid ${light['border.default']};
    font-weight: ${weight.regular};
    text-align: end;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }

  & thead th {
    border-color: ${ink};
    color: ${muted};
  }

  & [data-total] > * {
    font-weight: ${weight.strong};
  }
`

export const Bar = styled.div`
  min-width: 5rem;
  height: ${space[8]};
  background: ${light['neutral.soft']};
  print-color-adjust: exact;

  & > span {
    display: block;
    height: 100%;
    background: ${light['primary.solid']};
  }
`

export const Sentence = styled.p`
  ${text('body')}
  margin-block-end: ${space[16]};
`

export const Footnote = styled.p`
  ${text('caption')}
  margin-block-start: ${space[20]};
  color: ${muted};
  break-inside: avoid;
`
