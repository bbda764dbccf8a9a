import styled from 'styled-components'
import { lines, media, palettes, weight } from '../../theme/index.ts'

const { 'fg.default': ink, 'fg.muted': soft, 'bg.surface': paper } = palettes.light

/** Sizes are those of paper: an A4 page with margins of 16 mm. */
export const Sheet = styled.article`
  display: grid;
  grid-template-rows: auto 1fr auto auto auto;
  gap: 9mm;
  box-sizing: border-box;
  width: 178mm;
  height: 264mm;
  background: ${paper};
  color: ${ink};
  font-size: 4.4mm;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;

  ${media.screen} {
    max-width: 100%;
    padding: 6mm;
    height: auto;

    &[data-paper-only='true'] {
      display: none;
    }
  }

  /* The space left on the page is divided between the parts: a long name takes a second line. */
  ${media.print} {
    grid-template-rows: none;
    gap: 5mm;
    align-content: space-between;
    margin-inline: auto;
    break-inside: avoid;
    print-color-adjust: exact;
  }
`

export const Head = styled.header`
  display: grid;
  grid-template-columns: 18mm minmax(0, 1fr);
  gap: 6mm;
  align-items: center;

  & > img {
    width: 18mm;
    height: 18mm;
    border-radius: 4mm;
    object-fit: contain;
  }

  /* A long name takes two lines. */
  h1 {
    ${lines(2)}
    margin: 0;
    font-size: 11mm;
    font-weight: ${weight.strong};
    line-height: 1.1;

    ${media.screen} {
      display: block;
      overflow: visible;
    }
  }
`

export const Logo = styled.span`
  display: grid;
  place-items: center;
  width: 18mm;
  height: 18mm;
  border-radius: 4mm;
  background: ${ink};
  color: ${paper};
  font-size: 10mm;
  font-weight: ${weight.strong};
`

export const Address = styled.p`
  margin: 1mm 0 0;
  color: ${soft};
  font-size: 5mm;
`

/** The smallest code, of 21 modules, is 100 mm wide without its quiet zone of four, which is all its padding on paper. */
export const Code = styled.div`
  display: grid;
  place-content: center;

  & > * {
    padding: 3mm;
    border: 0.7mm solid ${ink};
    border-radius: 9mm;
  }

  svg {
    width: min(132mm, 80vw) !important;
    border-radius: 0;
  }

  ${media.print} {
    & > * {
      overflow: hidden;
      padding: 0;
    }

    svg {
      width: 138.1mm !important;
    }
  }
`

export const Lines = styled.ul`
  display: grid;
  gap: 3mm;
  margin: 0 auto;
  padding: 0;
  font-size: 7.6mm;
  font-weight: ${weight.medium};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 12mm auto;
    align-items: baseline;
  }

  small {
    color: ${soft};
    font-size: 3.6mm;
  }
`

export const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 45mm), 1fr));
  gap: 8mm;
  padding-block-start: 5mm;
  border-block-start: 0.7mm solid ${ink};
`

export const Table = styled.table`
  width: 100%;
  border-spacing: 0 1mm;

  caption {
    padding-block-end: 1mm;
    color: ${soft};
    font-size: 3.8mm;
    text-align: start;
  }

  th {
    font-weight: inherit;
    text-align: start;
  }

  td {
    text-align: end;
    white-space: nowrap;
  }
`

export const Foot = styled.footer`
  display: flex;
  gap: 4mm;
  justify-content: space-between;
  color: ${soft};
`
