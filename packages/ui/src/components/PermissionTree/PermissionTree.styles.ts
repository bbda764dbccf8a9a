import styled from 'styled-components'
import {
  control,
  icon,
  line,
  media,
  motion,
  radius,
  space,
  text,
  token,
  weight,
  width,
} from '../../theme/index.ts'

/** Columns of the head, the groups and the rows. */
export const columns = `minmax(0, 1fr) 7.5rem ${width.rail}`
export const hairline = `${line.hair} solid ${token('border.subtle')}`

export const Frame = styled.div`
  ${text('dense')}
  overflow: clip;
  border: ${hairline};
  border-radius: ${radius.card};
  background: ${token('bg.surface')};
`

export const Columns = styled.div`
  ${text('caption')}
  display: grid;
  grid-template-columns: ${columns};
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  color: ${token('fg.muted')};

  & > :nth-child(2) {
    text-align: center;
  }

  ${media.below('md')} {
    display: none;
  }
`

export const Group = styled.details`
  border-block-start: ${hairline};
`

export const Line = styled.summary`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: ${space[12]};
  min-height: ${control.row};
  padding-inline: ${space[16]};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > :not(:first-child) {
    color: ${token('fg.muted')};
  }

  & > :nth-child(2) {
    text-align: center;
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &:focus-visible {
    outline: ${line.ring} solid ${token('focus.ring')};
    outline-offset: -${line.ring};
  }

  ${media.below('md')} {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      display: none;
    }
  }
`

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  font-weight: ${weight.strong};

  & > svg {
    flex: none;
    width: ${icon.sm};
    height: ${icon.sm};
    color: ${token('fg.muted')};
  }

  & > svg:first-child {
    transition: rotate ${motion.popover};
  }

  [open] > summary > & > svg:first-child {
    rotate: 90deg;
  }
`

export const Caption = styled.p`
  ${text('caption')}
  padding: ${space[12]} ${space[16]} ${space[4]} ${space[64]};
  border-block-start: ${hairline};
  color: ${token('fg.muted')};

  ${media.below('md')} {
    padding-inline-start: ${space[16]};
  }
`
