import styled from 'styled-components'
import { line, lines, media, radius, space, text, token, weight } from '../../theme/index.ts'

/** Texts on the left, photo and code on the right. */
export const Sheet = styled.article`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr) 26mm;
  gap: ${space[4]} 3mm;
  box-sizing: border-box;
  width: 85.6mm;
  max-width: 100%;
  height: 54mm;
  padding: 4mm;
  overflow: hidden;
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  color: ${token('fg.default')};
  overflow-wrap: anywhere;

  ${media.screen} {
    &[data-paper-only='true'] {
      display: none;
    }
  }

  /* Without border in print: the paper has the size of the card. */
  ${media.print} {
    border-color: transparent;
    border-radius: 0;
    break-inside: avoid;
    print-color-adjust: exact;
  }
`

export const Issuer = styled.span`
  ${text('label')}
  ${lines(2)}
  color: ${token('fg.muted')};
`

export const Name = styled.strong`
  ${text('body')}
  ${lines(5)}
  align-self: center;
  font-weight: ${weight.strong};
`

export const Digits = styled.span`
  ${text('label')}
  font-variant-numeric: tabular-nums;
`

export const Code = styled.div`
  display: grid;
  grid-row: 1 / -1;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 2;
  align-content: end;
  justify-items: center;
  gap: ${space[8]};
`

export const Photo = styled.img`
  width: 16mm;
  height: 16mm;
  border-radius: ${radius.tag};
  object-fit: cover;
`
