import styled from 'styled-components'
import {
  line,
  media,
  motion,
  oneLine,
  radius,
  space,
  text,
  token,
  weight,
} from '../../theme/index.ts'

export const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  min-width: 0;

  & > button {
    justify-self: start;
  }
`

/** Leading control and search, side by side where there is room. */
export const Search = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;

  &[data-lead] {
    grid-template-columns: minmax(0, max-content) minmax(min(16rem, 40%), 1fr);
  }

  ${media.below('md')} {
    &[data-lead] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[12]};

  ${media.below('md')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]};
  }
`

export const Tile = styled.div`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[12]} ${space[16]};
  border: ${line.hair} solid ${token('border.control')};
  border-radius: ${radius.control};
  background: ${token('bg.surface')};
  cursor: pointer;
  transition: background-color ${motion.colour};

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-selected='true'] {
    border-color: ${token('secondary.solid')};
    background: ${token('bg.selected')};
    box-shadow: inset 0 0 0 ${line.hair} ${token('secondary.solid')};
  }

  &[data-active] {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: ${line.ring};
  }

  & > svg {
    position: absolute;
    inset-block-start: ${space[8]};
    inset-inline-end: ${space[8]};
    box-sizing: content-box;
    padding: ${space[2]};
    border-radius: ${radius.round};
    background: ${token('secondary.solid')};
    color: ${token('secondary.fg')};
  }

  /* One line on a phone: what it is, then its price. */
  ${media.below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[12]};
    align-items: center;

    & > :nth-child(2) {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`

export const Name = styled.span`
  ${text('dense')}
  ${oneLine}
  padding-inline-end: ${space[20]};
  font-weight: ${weight.medium};

  ${media.below('sm')} {
    ${text('body')}
    font-weight: ${weight.strong};
  }
`

/** Match of the search in a name. */
export const Mark = styled.span`
  color: ${token('fg.link')};
`

export const Meta = styled.span`
  ${text('heading')}
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Description = styled.span`
  ${text('caption')}
  ${oneLine}
  color: ${token('fg.muted')};

  ${media.below('sm')} {
    ${text('label')}
    font-weight: ${weight.regular};
    white-space: normal;
  }
`

/** Room of a tile that is loading. */
export const Place = styled.div`
  height: calc(${space[64]} + ${space[24]});
  border-radius: ${radius.control};
  background: ${token('bg.sunken')};
`

export const Note = styled.p`
  ${text('body')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  color: ${token('fg.muted')};
`

export const Retry = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${token('fg.link')};
  text-decoration: underline;
`
