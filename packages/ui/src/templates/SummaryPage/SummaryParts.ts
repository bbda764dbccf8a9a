import { line, media, radius, shadow, space, text, token, weight } from '../../theme/index.ts'
import styled from 'styled-components'

/** A block of the page. */
export const SummaryBlock = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  min-width: 0;
  padding: ${space[20]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};

  ${media.below('sm')} {
    padding: ${space[12]};
  }
`

/** The member: picture, names, balance and state, button. */
export const PersonStrip = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  min-width: 0;
`

export const PersonNames = styled.div`
  flex: 1;
  min-width: 0;

  & > strong {
    ${text('body')}
    font-weight: ${weight.strong};
  }

  & > p {
    ${text('dense')}
    color: ${token('fg.muted')};
  }
`

export const PersonBalance = styled.div`
  display: grid;
  justify-items: end;

  & > :first-child {
    ${text('caption')}
    color: ${token('fg.muted')};
  }

  & > :last-child {
    ${text('dense')}
    font-weight: ${weight.strong};
  }
`

/** Discount, reason, start and club, side by side where there is room. */
export const FieldRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[16]} ${space[12]};
  align-items: flex-start;

  & > * {
    flex: 1 1 9.5rem;
    min-width: 0;
  }

  /* Has a number and its kind. */
  & > [data-field='discount'] {
    flex: 1.3 1 13rem;
  }
`

export const BlockHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};

  & > h2 {
    ${text('heading')}
  }

  & > span {
    ${text('dense')}
    color: ${token('fg.muted')};
  }
`

/** Button that looks like a link. */
export const LinkButton = styled.button`
  ${text('dense')}
  padding: 0;
  border: 0;
  background: none;
  color: ${token('fg.link')};
  font-weight: ${weight.medium};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`

/** Lines of the summary; a hairline divides its groups. */
export const SummaryLines = styled.dl`
  ${text('dense')}
  display: grid;
  gap: ${space[8]};

  & + & {
    padding-block-start: ${space[16]};
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]} ${space[16]};
    min-width: 0;
  }

  & dt {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-width: 0;
    color: ${token('fg.muted')};
    overflow-wrap: anywhere;
  }

  & dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & > [data-tone='danger'] dt {
    color: ${token('danger.text')};
  }

  & > [data-figure] {
    display: grid;
    gap: 0;

    & > dd {
      ${text('figure')}
      text-align: start;
    }
  }
`

/** Says what is left to repair, at the button. */
export const FixLine = styled.p`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]} ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${radius.control};
  background: ${token('danger.soft')};
  color: ${token('danger.softFg')};

  & > button {
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`

export const MutedNote = styled.p`
  ${text('label')}
  color: ${token('fg.muted')};
`

/** Total in the bar of a narrow screen. */
export const BarTotal = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[12]};
  color: ${token('fg.muted')};

  & > strong {
    ${text('title')}
    color: ${token('fg.default')};
    font-variant-numeric: tabular-nums;
  }
`
