import {
  line,
  media,
  radius,
  shadow,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'
import styled from 'styled-components'

export const ResultGround = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;

  ${media.from('lg')} {
    min-height: calc(100dvh - ${width.thumb} - ${width.thumb});
  }
`

/** Card with the sum, centred. */
export const ResultCard = styled.section`
  ${text('dense')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space[4]};
  width: min(100%, ${width.dialog});
  padding: ${space[32]} ${space[40]};
  border: ${line.hair} solid ${token('border.subtle')};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
  box-shadow: ${shadow[1]};
  color: ${token('fg.muted')};
  text-align: center;

  ${media.below('sm')} {
    padding: ${space[24]} ${space[16]};
  }
`

export const ResultMark = styled.span`
  display: grid;
  place-items: center;
  width: ${space[64]};
  height: ${space[64]};
  margin-block-end: ${space[12]};
  border-radius: ${radius.round};
  background: ${token('success.soft')};
  color: ${token('success.softFg')};
`

export const ResultSum = styled.p`
  ${text('verdict')}
  color: ${token('fg.default')};
  font-variant-numeric: tabular-nums;

  ${media.below('sm')} {
    ${text('kpi')}
  }
`

/** Buyer and item. */
export const ResultPerson = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  width: 100%;
  min-width: 0;
  margin-block-start: ${space[20]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius.card};
  background: ${token('bg.canvas')};
  color: ${token('fg.default')};
  text-align: start;
`

/** The receipt alone, the others in one row. */
export const ResultActions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  width: 100%;
  margin-block-start: ${space[16]};

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  & > div > * {
    flex: 1 1 auto;
  }
`

export const ResultTimer = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[4]} ${space[8]};
  margin-block-start: ${space[20]};

  & > button {
    padding: 0;
    border: 0;
    background: none;
    color: ${token('fg.link')};
    font: inherit;
    font-weight: ${weight.medium};
    cursor: pointer;
  }
`
