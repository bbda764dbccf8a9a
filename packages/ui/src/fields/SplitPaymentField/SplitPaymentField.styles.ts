import styled from 'styled-components'
import { control, media, radius, space, text, token } from '../../theme/index.ts'
import { Frame } from '../shared/frame/FieldFrame.tsx'

/** Rows of the parts. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  min-width: 0;
`

/** One part: number, method, amount, remove button; its messages in a line below. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: ${space[24]} minmax(0, 5fr) minmax(0, 8fr) ${control.field};
  gap: 0 ${space[8]};
  align-items: center;
  min-width: 0;

  &[data-alone='true'] {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
  }

  & > ${Frame} {
    display: contents;
  }

  & > ${Frame} > [aria-live] {
    grid-row: 2;
    grid-column: 2 / -1;
  }

  &[data-alone='true'] > ${Frame} > [aria-live] {
    grid-column: 1 / -1;
  }

  & > ${Frame} > [aria-live]:not(:empty) {
    margin-block-start: ${space[4]};
  }

  & > button {
    justify-self: end;
    margin: 0;
  }

  ${media.below('sm')} {
    &[data-alone='true'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }

    /* The method above its amount: beside each other, neither has room for its words. */
    &[data-alone='false'] {
      grid-template-columns: minmax(0, 1fr) ${control.sm};
      row-gap: ${space[4]};

      & > ${Frame}:first-of-type > :not(label, [aria-live]) {
        grid-row: 1;
        grid-column: 1 / -1;
      }

      & > ${Frame}:last-of-type > :not(label, [aria-live]),
      & > button {
        grid-row: 2;
      }

      & > ${Frame} > [aria-live] {
        grid-row: 3;
        grid-column: 1 / -1;
      }
    }
  }
`

export const Number = styled.span`
  ${text('dense')}
  color: ${token('fg.muted')};
  text-align: center;

  ${media.below('sm')} {
    display: none;
  }
`

/** Says that the amount was computed. */
export const Mark = styled.span`
  ${text('caption')}
  margin-inline-end: ${space[4]};
  padding: ${space[2]} ${space[8]};
  border-radius: ${radius.round};
  background: ${token('neutral.soft')};
  color: ${token('neutral.softFg')};

  ${media.below('md')} {
    display: none;
  }
`

/** Row with the add button and the sum. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  min-width: 0;

  &[data-alone='false'] {
    padding-inline-start: ${space[20]};
  }

  ${media.below('sm')} {
    &[data-alone='false'] {
      padding-inline-start: 0;
    }
  }
`

export const Sum = styled.p`
  ${text('label')}
  display: flex;
  align-items: center;
  gap: ${space[4]};
  margin-inline-start: auto;
  color: ${token('fg.muted')};
  font-variant-numeric: tabular-nums;

  &[data-tone='success'] {
    color: ${token('success.text')};
  }

  &[data-tone='warning'] {
    color: ${token('warning.text')};
  }

  &[data-tone='danger'] {
    color: ${token('danger.text')};
  }
`
