import styled from 'styled-components'
import { layer, line, media, motion, radius, shadow, space, token } from '../../../theme/index.ts'
import { toned } from '../events/toned.ts'

/** Timed event in the hour grid, positioned by `--top`, `--height`, `--left`, `--width`. */
export const Block = styled.button`
  ${toned}
  --room: 100%;
  position: absolute;
  z-index: 1;
  inset-block-start: var(--top);
  inset-inline-start: calc(var(--left, 0) * var(--room) + ${line.hair});
  display: block;
  width: calc(var(--width, 1) * var(--room) - ${space[4]});
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

  &[data-short='true'] {
    --room: calc(100% - ${space[24]} - ${space[4]});
  }

  &[data-level='true'] {
    border-inline-start: 0;
  }

  &[data-alert='true'] {
    box-shadow: inset 0 0 0 ${line.hair} ${token('danger.border')};
  }

  &[aria-current='true'] {
    box-shadow: inset 0 0 0 ${line.ring} ${token('secondary.solid')};
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

/** Bottom edge, dragged to resize. */
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
