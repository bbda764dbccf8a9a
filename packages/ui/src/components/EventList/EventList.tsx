import type { ReactNode } from 'react'
import styled from 'styled-components'
import { line, media, motion, ringInside, space, text, token, weight } from '../../theme/index.ts'
import { BareLink } from '../Link/index.ts'

/** An event of the list. */
export interface EventItem {
  id: number
  time: ReactNode
  /** The person: an avatar. */
  picture: ReactNode
  /** One sentence: who did what. */
  title: ReactNode
  /** Under the sentence: what changed, or why. */
  detail?: ReactNode
  /** At the end: the place. */
  end?: ReactNode
  /** URL that opens it; the whole row is the link. */
  href: string
}

/** The events of a day. */
export interface EventDay {
  /** `YYYY-MM-DD`. */
  day: string
  title: ReactNode
  events: readonly EventItem[]
}

export interface EventListProps {
  /** Accessible name. */
  label: string
  /** Days with their events, the newest first. */
  days: readonly EventDay[]
  /** Id of the event that is open beside the list. */
  current?: number
  /** Below the last event: a note and the button of older ones. */
  foot?: ReactNode
}

/**
 * Events by day, each as one sentence that opens it.
 *
 * @example
 * <EventList label="Audit" days={[{ day: '2026-11-24', title: 'Today', events }]} current={open.id} />
 */
export function EventList({ label, days, current, foot }: EventListProps) {
  const starts = days.map((_, nth) =>
    days.slice(0, nth).reduce((sum, { events }) => sum + events.length, 0),
  )
  return (
    <div data-table>
      {days.map(({ day, title, events }, nth) => (
        <section key={day}>
          <Day>{title}</Day>
          <Rows aria-label={`${label}, ${day}`}>
            {events.map((event, at) => (
              <li key={event.id} data-at={(starts[nth] ?? 0) + at}>
                <Row data-row href={event.href} aria-current={event.id === current || undefined}>
                  <Time>{event.time}</Time>
                  {event.picture}
                  <Words>
                    <Title>{event.title}</Title>
                    {event.detail && <Detail>{event.detail}</Detail>}
                  </Words>
                  {event.end && <End>{event.end}</End>}
                </Row>
              </li>
            ))}
          </Rows>
        </section>
      ))}
      {foot && <Foot>{foot}</Foot>}
    </div>
  )
}

const Day = styled.h2`
  ${text('label')}
  margin: 0;
  padding: ${space[8]} ${space[16]};
  background: ${token('bg.sunken')};
  color: ${token('fg.muted')};
`
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-block: ${line.hair} solid ${token('border.subtle')};
  list-style: none;

  & > li + li {
    border-block-start: ${line.hair} solid ${token('border.subtle')};
  }
`
const Row = styled(BareLink)`
  display: flex;
  align-items: center;
  gap: ${space[4]} ${space[12]};
  padding: ${space[8]} ${space[16]};
  color: inherit;
  text-decoration: none;
  transition: background-color ${motion.colour};

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-current] {
    background: ${token('bg.selected')};
  }

  ${ringInside}

  ${media.below('md')} {
    flex-wrap: wrap;
  }
`
const Time = styled.span`
  ${text('dense')}
  flex: none;
  min-width: ${space[48]};
  color: ${token('fg.muted')};
`
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 0;
`
const Title = styled.span`
  ${text('dense')}
  overflow-wrap: anywhere;

  & strong {
    font-weight: ${weight.medium};
  }
`
const Detail = styled.span`
  ${text('label')}
  color: ${token('fg.default')};
  overflow-wrap: anywhere;
`
const End = styled.span`
  ${text('label')}
  flex: none;
  max-width: 30%;
  color: ${token('fg.muted')};
  text-align: end;

  ${media.below('md')} {
    max-width: none;
    width: 100%;
    padding-inline-start: calc(${space[48]} + ${space[12]});
    text-align: start;
  }
`
const Foot = styled.footer`
  ${text('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[12]};
  min-height: ${space[48]};
  padding: ${space[8]} ${space[16]};
  color: ${token('fg.muted')};
`
