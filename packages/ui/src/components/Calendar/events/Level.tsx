import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { WarningIcon } from '../../../icons/index.ts'
import { icon, line, radius, space, text, token, weight } from '../../../theme/index.ts'
import type { CalendarEvent } from '../calendar.types.ts'

/**
 * Text of a block with a level: name, note or problem, the level in words, and its bar at the foot. Hidden from
 * screen readers, which read the name of the block.
 */
export function LevelWords({ event }: { event: CalendarEvent }) {
  const { title, note, alert, level } = event
  return (
    <Words aria-hidden>
      <b>{title}</b>
      <span>
        {alert ? (
          <em>
            <WarningIcon />
            <span>{alert}</span>
          </em>
        ) : (
          <em>
            <span>{note}</span>
          </em>
        )}
        <strong>{level?.text}</strong>
      </span>
      {level && <LevelBar share={level.share} />}
    </Words>
  )
}

/** The share that is taken, as a bar. */
export const LevelBar = ({ share }: { share: number }) => (
  <Track data-level style={{ '--share': `${Math.min(1, share) * 100}%` } as CSSProperties} />
)

const Track = styled.i`
  position: relative;
  display: block;
  overflow: hidden;
  height: ${line.bold};
  border-radius: ${radius.round};

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: var(--share);
    border-radius: inherit;
    background: var(--line);
  }
`

const Words = styled.span`
  ${text('caption')}
  position: absolute;
  inset: 0;
  display: grid;
  align-content: start;
  overflow: hidden;
  padding: ${space[2]} ${space[8]} 0;

  & b,
  & em > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > b {
    ${text('dense')}
    font-weight: ${weight.medium};
  }

  & > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-width: 0;
  }

  & em {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-width: 0;
    font-style: normal;
  }

  & em > svg {
    flex: none;
    width: ${icon.xs};
    height: ${icon.xs};
    color: ${token('danger.text')};
  }

  & strong {
    flex: none;
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }

  & > [data-level] {
    position: absolute;
    inset-block-end: ${line.hair};
    inset-inline: ${space[4]};
  }

  @container (max-width: 5.5rem) {
    padding-inline: ${space[4]};

    & em > span {
      display: none;
    }
  }

  @container (max-height: 2rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[8]};

    & em {
      display: none;
    }
  }
`
