import { createGlobalStyle } from 'styled-components'
import { media } from '../../theme/index.ts'

/** Rolls: the printer cannot reach 5 mm at each side; a card has its own margin. */
const pages = {
  roll58: 'margin: 4mm 5mm;',
  roll80: 'margin: 4mm 5mm;',
  a4: 'size: A4; margin: 16mm;',
  card: 'size: 85.6mm 54mm; margin: 0;',
}

/** Hides everything except `data-paper` when printing. */
export const PrintAlone = createGlobalStyle<{ $paper: keyof typeof pages }>`
  @page {
    ${({ $paper }) => pages[$paper]}
  }

  ${media.print} {
    body {
      visibility: hidden;
    }

    [data-paper] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      visibility: visible;
    }

    /* display: none, because a merely invisible page would still feed paper. */
    body:has(> [data-paper]) > :not([data-paper]) {
      display: none;
    }
  }
`
