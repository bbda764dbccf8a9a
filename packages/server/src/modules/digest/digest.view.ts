import type { LetterContext } from '../../core/background/outbox.ts'
import { groupThousands } from '../../core/i18n/formatParams.ts'
import { fillTemplate } from '../../core/i18n/words.ts'
import type { Column, Digest } from './digest.figures.ts'
import { linksOf, type Links } from './digest.links.ts'
import { weekdayOf } from './digest.rules.ts'
import { tableOf, type Row, type Table } from './digest.table.ts'
import { thingView, type ThingView } from './digest.things.ts'
import { wordsOf, type Say } from './digest.words.ts'

/** A digest in the words of its reader: what the page and the plain text show. */
export interface View {
  language: string
  subject: string
  date: string
  hello: string
  scope: string
  heading: string
  things: ThingView[]
  /** Beside the things that are shown. */
  more: { label: string; href: string } | undefined
  sales: {
    title: string
    sum: string
    currency: string
    href: string
    change: { text: string; isGood: boolean } | undefined
    standout: string | undefined
  }
  yesterday: Table
  todayTitle: string
  today: Table
  home: { label: string; href: string }
  foot: { text: string; change: string; or: string; off: string; href: string }
}

type Context = Pick<LetterContext, 'words' | 'language' | 'appUrl'>

/** Words a digest. */
export function viewOf(digest: Digest, context: Context): View {
  const say = wordsOf(context)
  const links = linksOf(context.appUrl, digest)
  const { reader, day, today, things, more, columns } = digest
  const { currency } = reader.principal
  const hour = `${String(reader.hour).padStart(2, '0')}:00`
  const shown = things.map((thing) => thingView(thing, { say, links, currency }))
  const count = things.length + more
  return {
    language: context.language,
    subject: say.texts('subject', { date: say.date(today) }),
    date: say.date(today),
    hello: say.texts('hello', { name: say.name(reader.first_name) }),
    scope: scopeOf(digest, say),
    heading: count > 0 ? say.texts('things', { count }) : say.texts('nothing'),
    things: shown,
    more: more > 0 ? { label: say.texts('more', { count: more }), href: links.work() } : undefined,
    sales: salesOf(digest, say, links),
    yesterday: tableOf(columns, yesterdayRows(say, links, currency), say),
    todayTitle: say.texts('today'),
    today: tableOf(columns, todayRows(say, links, currency), say),
    home: { label: say.texts('home'), href: links.home() },
    foot: {
      text: say.texts('foot', { time: hour }),
      change: say.texts('changeTime'),
      or: say.texts('or'),
      off: say.texts('turnOff'),
      href: links.profile(),
    },
  }

  function scopeOf({ reader: { clubs } }: Digest, words: Say) {
    const date = words.date(day)
    const [only] = clubs
    if (clubs.length === 1 && only)
      return words.texts('ofOne', { date, club: words.name(only.name) })
    return words.texts(clubs.length === 2 ? 'ofBoth' : 'ofAll', { date, count: clubs.length })
  }
}

function salesOf({ sales, day, reader }: Digest, say: Say, links: Links): View['sales'] {
  const { change, standout, total } = sales
  const sign = change !== null && change < 0 ? '\u2212' : '+'
  return {
    title: say.texts('salesYesterday'),
    sum: groupThousands(total),
    currency: reader.principal.currency,
    href: links.sales(null),
    change:
      change === null
        ? undefined
        : {
            text: fillTemplate(say.usual(weekdayOf(day)), {
              change: `${sign}${Math.abs(change)}\u00A0%`,
            }),
            isGood: change >= 0,
          },
    standout:
      standout &&
      say.texts('standout', {
        count: standout.count,
        name: say.name(standout.name),
        sum: groupThousands(standout.total),
      }),
  }
}

const yesterdayRows = (say: Say, links: Links, currency: string): Row[] => [
  {
    label: say.rows('sales', { currency }),
    short: say.rows('salesShort'),
    isMain: true,
    value: ({ sales }: Column) => sales,
    href: links.sales,
  },
  { label: say.rows('visits'), value: ({ visits }) => visits, href: links.visits },
  {
    label: say.rows('new_members'),
    value: ({ new_members: count }) => count,
    href: links.newMembers,
  },
  { label: say.rows('reversed'), value: ({ reversed }) => reversed, href: links.reversed },
]

const todayRows = (say: Say, links: Links, currency: string): Row[] => [
  { label: say.rows('ending'), value: ({ ending }) => ending, href: links.ending },
  {
    label: say.rows('debts', { currency }),
    short: say.rows('debtsShort'),
    value: ({ debts }) => debts,
    href: links.debtors,
  },
  { label: say.rows('unfrozen'), value: ({ unfrozen }) => unfrozen, href: links.unfrozen },
  { label: say.rows('birthdays'), value: ({ birthdays }) => birthdays, href: links.birthdays },
]
