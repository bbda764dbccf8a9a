import styled from 'styled-components'
import { line, motion, radius, shadow, space, text, token, weight } from '../../../theme/index.ts'
import { toned } from './toned.ts'

/**
 * One-line event: all-day (filled), or timed in the month view (a dot and the time). `--row` and
 * `--days` set its position in the cell and its span.
 */
export const Bar = styled.button`
  ${text('caption')}
  ${toned}
  position: absolute;
  z-index: 1;
  inset-block-start: calc(
    var(--above, 0rem) + var(--row) * (var(--bar, ${space[24]}) + ${space[2]})
  );
  inset-inline-start: ${space[4]};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  width: calc(var(--days, 1) * 100% - ${space[8]});
  height: var(--bar, ${space[24]});
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.tag};
  background: none;
  color: ${token('fg.default')};
  text-align: start;
  transition: background-color ${motion.colour};

  & > b {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    font-weight: ${weight.medium};
  }

  & > time {
    flex: none;
    color: ${token('fg.muted')};
    font-variant-numeric: tabular-nums;
  }

  & > i {
    flex: none;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: ${radius.round};
    background: var(--line);
  }

  &:hover {
    background: ${token('bg.hover')};
  }

  &[data-can='true'] {
    cursor: grab;
  }

  &[data-long='true'] {
    border-inline-start: ${line.bold} solid var(--line);
    background: var(--soft);
    color: var(--ink);

    &:hover {
      background: color-mix(in srgb, var(--soft) 86%, var(--line));
    }
  }

  &[data-before='true'] {
    inset-inline-start: 0;
    width: calc(var(--days, 1) * 100% - ${space[4]});
    border-inline-start-color: transparent;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  &[data-after='true'] {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  &[data-held='true'] {
    opacity: 0.45;
  }

  &[data-busy='true'] > b {
    font-style: italic;
  }

  &[data-ghost='true'] {
    z-index: 3;
    background: var(--soft);
    box-shadow: ${shadow[3]};
    color: var(--ink);
    outline: ${line.ring} solid var(--line);
    pointer-events: none;

    & > time {
      color: inherit;
    }
  }

  &:focus-visible {
    z-index: 4;
  }
`
