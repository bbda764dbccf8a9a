import styled from 'styled-components'
import {
  control,
  layer,
  line,
  media,
  radius,
  ringInside,
  space,
  text,
  token,
  unseen,
  width,
} from '../../../theme/index.ts'

/** Scroll container; header and hours are sticky. */
export const Scroller = styled.div`
  overflow: auto;
  max-height: max(32em, calc(100dvh - 13em));
  overscroll-behavior: contain;
  scroll-padding: ${space[64]} ${space[8]} ${space[24]} ${space[64]};
`

/** Grid with the hours and a column per day or group. Its rows are half hours. */
export const Grid = styled.div`
  --slot: ${control.xs};
  --bar: ${space[24]};
  --head: ${space[48]};
  position: relative;
  display: grid;
  grid-template-rows: var(--rows);
  grid-template-columns: ${space[64]} var(--columns);
  min-width: min-content;
  user-select: none;
  -webkit-touch-callout: none;

  &[data-dense='true'] {
    --slot: ${space[24]};
  }

  ${media.below('shell')} {
    --slot: ${width.touch};
    --bar: ${space[40]};
    grid-template-columns: ${space[48]} var(--columns);
  }

  &[data-bare='true'] {
    --head: 0;
  }

  & > [role='row'] {
    display: contents;
  }

  & [data-slot],
  & [data-band] {
    position: relative;
    min-width: 0;
    box-shadow:
      inset ${line.hair} 0 ${token('border.subtle')},
      inset 0 ${line.hair} ${token('border.subtle')};
  }

  & [data-slot][data-half='true'] {
    box-shadow:
      inset ${line.hair} 0 ${token('border.subtle')},
      inset 0 ${line.hair} color-mix(in srgb, ${token('border.subtle')} 40%, transparent);
  }

  & [data-slot][data-today='true'] {
    background: color-mix(in srgb, ${token('bg.selected')} 40%, ${token('bg.surface')});
  }

  & [data-slot][data-off='true'] {
    background: ${token('bg.canvas')};
  }

  & [data-slot][data-can='true']:hover {
    background: ${token('bg.hover')};
  }

  & [data-slot] {
    ${ringInside}
  }

  & [data-slot]:focus-visible {
    z-index: 2;
    border-radius: ${radius.tag};
  }
`

/** Hour label at the left, on its line. */
export const Hour = styled.div`
  ${text('caption')}
  position: sticky;
  z-index: ${layer.sticky - 2};
  inset-inline-start: 0;
  background: ${token('bg.surface')};
  color: ${token('fg.muted')};
  text-align: end;
  font-variant-numeric: tabular-nums;

  & > span:first-child {
    position: absolute;
    inset-block-start: calc(-1 * ${space[8]});
    inset-inline-end: ${space[8]};
  }

  &[data-first='true'] > span:first-child {
    inset-block-start: ${space[2]};
  }

  &[data-unseen='true'] > span:first-child {
    ${unseen}
  }

  &[data-now='true'] {
    z-index: ${layer.sticky - 1};
  }
`

/** Overlay over a whole column; ignores the pointer. */
export const Over = styled.div`
  position: absolute;
  inset: 0;
  grid-row: var(--first) / -1;
  pointer-events: none;
`

/** "Now" line, with the time among the hours. */
export const NowLine = styled.span`
  position: absolute;
  z-index: 4;
  inset-block-start: var(--top);
  inset-inline: 0;
  border-block-start: ${line.ring} solid ${token('danger.solid')};

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${space[4]} - ${line.hair});
    inset-inline-start: calc(-1 * ${space[4]});
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.round};
    background: ${token('danger.solid')};
  }
`

export const NowTime = styled.span`
  ${text('caption')}
  position: absolute;
  inset-block-start: calc(var(--top) - ${space[8]});
  inset-inline-end: ${space[4]};
  padding-inline: ${space[4]};
  border-radius: ${radius.tag};
  background: ${token('danger.solid')};
  color: ${token('danger.fg')};
  font-variant-numeric: tabular-nums;
`

export const Unseen = styled.span`
  ${unseen}
`
