import styled from 'styled-components'
import { LockIcon } from '../../icons/index.ts'
import {
  coloured,
  icon,
  layer,
  line,
  media,
  motion,
  radius,
  shadow,
  space,
  text,
  token,
  weight,
} from '../../theme/index.ts'
import { Spinner } from '../Spinner/index.ts'
import type { CalendarEvent } from './calendar.types.ts'

interface EventBlockProps {
  event: CalendarEvent
  /** "09:00–10:00" */
  time: string
}

/** The words inside a block; how many lines depends on how high it is. */
export function EventWords({ event, time }: EventBlockProps) {
  return (
    <Words>
      <b>{event.title}</b>
      <time>{time}</time>
      {event.note && <span>{event.note}</span>}
      {event.locked && <LockIcon aria-hidden data-mark />}
      {event.busy && <Spinner data-mark />}
    </Words>
  )
}

/** An event between the hours. Its place comes as `--top`, `--height`, `--left`, `--width`. */
export const Block = styled.button`
  ${coloured}
  position: absolute;
  z-index: 1;
  inset-block-start: var(--top);
  inset-inline-start: calc(var(--left, 0%) + ${line.hair});
  display: block;
  width: calc(var(--width, 100%) - ${space[4]});
  height: calc(var(--height) - ${line.ring});
  padding: 0;
  border: 0;
  border-inline-start: ${line.bold} solid var(--line);
  border-radius: ${radius.tag};
  background: var(--soft);
  color: var(--ink);
  text-align: start;
  container-type: size;
  transition:
    background-color ${motion.colour},
    box-shadow ${motion.colour},
    opacity ${motion.colour};

  &[data-can='true'] {
    cursor: grab;
  }

  ${media.hover} {
    &:hover {
      z-index: 2;
      box-shadow: ${shadow[2]};
      background: color-mix(in srgb, var(--soft) 86%, var(--line));
    }
  }

  &:focus-visible {
    z-index: 3;
  }

  &[data-held='true'] {
    opacity: 0.45;
  }

  &[data-busy='true'] {
    background: repeating-linear-gradient(
      -45deg,
      var(--soft) 0 ${space[8]},
      color-mix(in srgb, var(--soft) 70%, ${token('bg.surface')}) ${space[8]} ${space[16]}
    );
  }

  &[data-ghost='true'] {
    z-index: ${layer.sticky - 1};
    box-shadow: ${shadow[3]};
    outline: ${line.ring} solid var(--line);
    cursor: grabbing;
    pointer-events: none;
  }

  &[data-new='true'] {
    --soft: ${token('secondary.soft')};
    --ink: ${token('secondary.softFg')};
    --line: ${token('secondary.solid')};
  }
`

/** The lower edge, which a pointer takes to make it longer. */
export const Edge = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  height: ${space[8]};
  cursor: ns-resize;

  ${Block}:hover &::after {
    content: '';
    position: absolute;
    inset-block-end: ${line.ring};
    inset-inline-start: calc(50% - ${space[8]});
    width: ${space[16]};
    height: ${line.bold};
    border-radius: ${radius.round};
    background: var(--line);
  }
`

const Words = styled.span`
  ${text('caption')}
  position: absolute;
  inset: 0;
  display: flex;
  gap: ${space[4]};
  overflow: hidden;
  padding: ${space[4]} ${space[4]} 0 ${space[8]};
  white-space: nowrap;

  & > b {
    overflow: hidden;
    font-weight: ${weight.strong};
    text-overflow: ellipsis;
  }

  & > time {
    font-variant-numeric: tabular-nums;
  }

  & > span:not([data-mark]) {
    display: none;
  }

  & > [data-mark] {
    position: absolute;
    inset-block-start: ${space[4]};
    inset-inline-end: ${space[4]};
    width: ${icon.xs};
    height: ${icon.xs};
  }

  &:has(> [data-mark]) > b {
    padding-inline-end: ${space[16]};
  }

  @container (max-width: 5.5rem) {
    padding-inline: ${space[4]} ${space[2]};

    & > time {
      display: none;
    }
  }

  @container (min-height: 2.5rem) {
    display: block;

    & > * {
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    & > time {
      display: block;
    }
  }

  @container (min-height: 4.25rem) {
    & > b {
      display: -webkit-box;
      white-space: normal;
      overflow-wrap: anywhere;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }

    & > span:not([data-mark]) {
      display: block;
    }
  }

  @container (min-height: 6.5rem) {
    & > span:not([data-mark]) {
      white-space: normal;
    }
  }
`
