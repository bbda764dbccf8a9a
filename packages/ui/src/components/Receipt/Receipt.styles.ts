import styled from 'styled-components'
import { line, media, radius, shadow, space, text, token, weight } from '../../theme/index.ts'

/** 80 mm printers print 72 mm, those of 58 mm 48 mm; a roll on narrower paper uses its full width. */
export const Sheet = styled.article`
  ${text('label')}
  display: grid;
  gap: ${space[12]};
  box-sizing: content-box;
  max-width: calc(100% - 8mm);
  margin-inline: auto;
  padding: 4mm;
  background: ${token('bg.surface')};
  box-shadow: ${shadow[2]};
  color: ${token('fg.default')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;

  &[data-paper='roll80'] {
    width: 72mm;
  }

  &[data-paper='roll58'] {
    width: 48mm;
  }

  &[data-paper='a4'] {
    ${text('body')}
    gap: ${space[20]};
    width: 178mm;
    max-width: calc(100% - 2 * ${space[20]});
    padding: ${space[20]};
  }

  ${media.screen} {
    &[data-paper-only='true'] {
      display: none;
    }
  }

  /* Full roll width and no grey, which receipt printers would dither. */
  ${media.print} {
    &[data-paper] {
      max-width: 100%;
      padding: 0;
      box-shadow: none;
      break-inside: avoid;
      print-color-adjust: exact;
    }

    &[data-paper^='roll'] * {
      color: inherit;
    }
  }
`

export const Head = styled.header`
  display: grid;
  justify-items: center;
  text-align: center;

  & > strong {
    ${text('heading')}
  }

  [data-paper='a4'] > & {
    justify-items: start;
    text-align: start;
  }
`

/** On a row of its own, so that it covers no figure. */
export const Stamp = styled.strong`
  ${text('title')}
  justify-self: center;
  margin-block: ${space[8]};
  padding: ${space[2]} ${space[16]};
  border: ${line.bold} solid currentColor;
  border-radius: ${radius.tag};
  color: ${token('danger.text')};
  rotate: -4deg;
  text-align: center;
`

/** A small label on a row of its own. */
export const Mark = styled.strong`
  ${text('label')}
  justify-self: center;
  font-weight: ${weight.medium};
  letter-spacing: 0.2em;
`

const dashed = `
  padding-block-start: ${space[12]};
  border-block-start: ${line.hair} dashed ${token('border.control')};
`

export const Facts = styled.dl`
  ${dashed}
  display: grid;
  gap: ${space[2]};

  /* A value that does not fit beside its label wraps below. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[12]};
  }

  & dt {
    color: ${token('fg.muted')};
  }

  & dd {
    min-width: 0;
    margin-inline-start: auto;
    text-align: end;
  }

  [data-paper='a4'] > & {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10em), 1fr));
    gap: ${space[12]} ${space[24]};

    & > div {
      display: block;
    }

    & dt {
      ${text('label')}
    }

    & dd {
      text-align: start;
    }
  }
`

export const Lines = styled.ul`
  ${dashed}
  display: grid;
  gap: ${space[8]};

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[12]};
  }

  /* Names get a row of their own, since beside the amount they would break anywhere. */
  & > li > span:has(+ small) {
    grid-column: 1 / -1;
  }

  & > li > b {
    grid-column: 2;
    align-self: end;
    font-weight: ${weight.medium};
    white-space: nowrap;
  }

  & > li > small {
    ${text('label')}
    display: grid;
    grid-row: 2;
    color: ${token('fg.muted')};
  }

  & > li > small + b {
    grid-row: 2;
  }

  [data-paper='a4'] > & > li {
    padding-block-end: ${space[8]};
    border-block-end: ${line.hair} solid ${token('border.subtle')};
  }
`

export const Amounts = styled.ul`
  ${dashed}
  display: grid;
  gap: ${space[4]};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[12]};
    align-items: baseline;
    justify-content: space-between;
  }

  & b {
    margin-inline-start: auto;
    font-weight: ${weight.medium};
    white-space: nowrap;
  }

  & > li[data-strong='true'],
  & > li[data-strong='true'] b {
    ${text('heading')}
    font-variant-numeric: tabular-nums;
  }

  [data-paper='a4'] > & {
    width: 50%;
    min-width: min(100%, 20em);
    justify-self: end;
  }
`

export const Foot = styled.footer`
  ${dashed}
  display: grid;
  gap: ${space[4]};
  justify-items: center;
  text-align: center;
`
