import { groupThousands } from '../../core/i18n/formatParams.ts'
import type { Thing } from './digest.figures.ts'
import type { Links } from './digest.links.ts'
import { usualOf } from './digest.rules.ts'
import type { Say } from './digest.words.ts'

export interface ThingView {
  tone: 'danger' | 'warning'
  /** One character, beside the title. */
  mark: string
  title: string
  text: string
  action: string
  href: string
}

interface How {
  say: Say
  links: Links
  currency: string
}

/** Words an odd thing: its title, where it is and a fact about it, and what to do. */
export function thingView(thing: Thing, { say, links, currency }: How): ThingView {
  const club = say.name(thing.club.name)
  const id = thing.club.id
  const line = (...parts: string[]) => parts.filter(Boolean).join(' · ')
  switch (thing.kind) {
    case 'shift':
      return {
        tone: 'danger',
        mark: '!',
        title: say.things('shift', { day: say.day(thing.day) }),
        text: line(club, say.name(thing.name)),
        action: say.things('shiftAction'),
        href: links.shifts(id),
      }
    case 'reversals': {
      const usual = usualOf(thing.before)
      const sum = `${groupThousands(thing.amount)}\u00A0${currency}`
      return {
        tone: 'danger',
        mark: '\u00D7',
        title: say.things('reversals', { count: thing.count }),
        text: line(
          club,
          say.name(thing.name),
          typeof usual === 'number'
            ? say.things('usual', { sum, number: usual })
            : say.things(usual === 'none' ? 'usualNone' : 'usualFew', { sum }),
        ),
        action: say.things('reversalsAction', { count: thing.count }),
        href: links.actions(id, thing.staff),
      }
    }
    case 'class': {
      const { taken, slot } = thing
      return {
        tone: 'warning',
        mark: '?',
        title: say.things('class', { name: say.name(thing.name), time: thing.time }),
        text: line(
          club,
          slot ? say.things('places', { taken, slot }) : say.things('taken', { count: taken }),
        ),
        action: say.things('classAction'),
        href: links.classes(id),
      }
    }
    default: {
      const { kind, places } = thing
      const count = places.reduce((sum, place) => sum + place.count, 0)
      const named = places.map((place) => `${say.name(place.club.name)} ${place.count}`)
      return {
        tone: 'warning',
        mark: '!',
        title: say.things(kind, { count }),
        text: places.length > 1 ? line(...named) : club,
        action: say.things('see'),
        href: links.club(id),
      }
    }
  }
}
