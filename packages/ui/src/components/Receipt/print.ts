import { createGlobalStyle } from 'styled-components'
import { media } from '../../theme/index.ts'

/** Keeps everything but the receipt off the paper. Of a roll, 5 mm at each side are out of the printer's reach. */
export const PrintAlone = createGlobalStyle<{ $paper: string }>`
  @page {
    ${({ $paper }) => ($paper === 'a4' ? 'size: A4; margin: 16mm;' : 'margin: 4mm 5mm;')}
  }

  ${media.print} {
    body {
      visibility: hidden;
    }

    [data-receipt] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      visibility: visible;
    }

    /* A page that is only unseen would still feed its length of paper. */
    body:has(> [data-receipt]) > :not([data-receipt]) {
      display: none;
    }
  }
`
