import { changeOf, dayAfter, isUnusual, MOST_THINGS, standout } from './digest.rules.ts'
import type { Alert, AlertKind, Asking, Sources } from './digest.sources.ts'
import { reversalsOn, type Club, type Reader, type Reversals } from './digest.store.ts'

/** A digest of a person in figures, before it is worded. */
export interface Digest {
  reader: Reader
  /** The day of the sales, and the one after it. */
  day: string
  today: string
  things: Thing[]
  /** Things beyond those. */
  more: number
  sales: Sales
  columns: Column[]
}

interface Sales {
  total: number
  /** Against the same weekday of the last four weeks, in percent; null where nothing is usual yet. */
  change: number | null
  /** A package with much of the sales. */
  standout: { name: string; count: number; total: number } | undefined
}

/** An odd thing in a club. */
export type Thing =
  | { kind: 'shift'; club: Club; day: string; name: string }
  | ({ kind: 'reversals'; club: Club } & Pick<
      Reversals,
      'staff' | 'name' | 'count' | 'amount' | 'before'
    >)
  | { kind: 'class'; club: Club; name: string; time: string; taken: number; slot: number | null }
  | { kind: CountedKind; club: Club; places: { club: Club; count: number }[] }

type CountedKind = 'alarm' | 'device' | 'delivery'

/** Figures of one club, or of all clubs of the person together. */
export interface Column {
  /** Null for all together. */
  club: Club | null
  sales: number
  visits: number
  new_members: number
  reversed: number
  ending: number
  debts: number
  unfrozen: number
  birthdays: number
}

type Work = Record<'unfreeze' | 'birthday', Set<number>>

const oddKinds: readonly AlertKind[] = [
  'shift',
  'class_without_trainer',
  'alarm',
  'device',
  'delivery',
]

/** Asks about all clubs of a person. */
const askingOf = ({ principal }: Reader, rest: Pick<Asking, 'db' | 'today' | 'now'>): Asking => ({
  ...rest,
  principal,
  clubs: principal.clubs,
})

const inClub = ({ principal, ...asking }: Asking, club: number): Asking => ({
  ...asking,
  principal: { ...principal, club },
  clubs: [club],
})

/** Reads a digest. Its statements follow each other in one transaction. */
export function digestReader(sources: Sources) {
  return { read, headline }

  /** The figures that the notification has. */
  async function headline(reader: Reader, rest: Pick<Asking, 'db' | 'today' | 'now'>) {
    const asking = askingOf(reader, rest)
    const day = dayAfter(asking.today, -1)
    const { total, change } = await salesOf(asking, day)
    return { day, total, change, things: (await thingsOf(reader, asking, day)).length }
  }

  async function read(reader: Reader, rest: Pick<Asking, 'db' | 'today' | 'now'>): Promise<Digest> {
    const asking = askingOf(reader, rest)
    const { today } = asking
    const day = dayAfter(today, -1)
    const things = await thingsOf(reader, asking, day)
    return {
      reader,
      day,
      today,
      things: things.slice(0, MOST_THINGS),
      more: Math.max(0, things.length - MOST_THINGS),
      sales: await salesOf(asking, day),
      columns: await columnsOf(reader, asking, day),
    }
  }

  async function salesOf(asking: Asking, day: string): Promise<Sales> {
    const range = { start_date: day, end_date: day }
    const { total } = await sources.byMethods(asking, range)
    const {
      results: [bucket],
    } = await sources.summary(asking, range)
    const { items_data: items } = await sources.byItems(asking, { ...range, subscription: 1 })
    const found = standout(items, total)
    return {
      total,
      change: changeOf(total, bucket?.usual ?? null),
      standout: found && {
        name: found.name,
        count: found.membership_count,
        total: found.total,
      },
    }
  }

  /** Odd things of all clubs, the most urgent kinds first. */
  async function thingsOf({ clubs }: Reader, asking: Asking, day: string): Promise<Thing[]> {
    const reversals = await reversalsOn(asking, day)
    const things: Thing[] = []
    const found: { row: Alert; club: Club }[] = []
    for (const club of clubs) {
      const { rows } = await sources.alerts(inClub(asking, club.id), oddKinds)
      found.push(...rows.map((row) => ({ row, club })))
      things.push(
        ...rows.flatMap((row) => thingIn(row, club, asking.today)),
        ...reversals
          .filter((each) => each.club === club.id && isUnusual(each))
          .map((each): Thing => ({ ...each, kind: 'reversals', club })),
      )
    }
    things.push(
      ...(['alarm', 'device', 'delivery'] as const).flatMap((kind) => counted(found, kind)),
    )
    return things.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
  }

  /** The clubs and all of them together for the owner; all together for others. */
  async function columnsOf(reader: Reader, asking: Asking, day: string): Promise<Column[]> {
    const { clubs, principal } = reader
    const work = new Map<number, Work>()
    for (const { id } of clubs) work.set(id, await workOf(inClub(asking, id)))
    const [only] = clubs
    const isAlone = clubs.length === 1
    const shown = principal.role === 'owner' && !isAlone ? clubs : []
    const columns: Column[] = []
    for (const club of shown) columns.push(await columnOf(inClub(asking, club.id), day, club, work))
    columns.push(await columnOf(asking, day, (isAlone && only) || null, work))
    return columns
  }

  async function workOf(asking: Asking): Promise<Work> {
    const { rows } = await sources.alerts(asking, ['unfreeze', 'birthday'])
    const records = (kind: AlertKind) =>
      new Set(rows.filter((row) => row.kind === kind).map(({ record }) => record.id))
    return { unfreeze: records('unfreeze'), birthday: records('birthday') }
  }

  async function columnOf(
    asking: Asking,
    day: string,
    club: Club | null,
    work: ReadonlyMap<number, Work>,
  ): Promise<Column> {
    const range = { start_date: day, end_date: day }
    const past = { ...asking, today: day }
    const paid = await sources.byMethods(asking, range)
    const refunded = await sources.byMethods(asking, { ...range, status: 'refund' })
    const voided = await sources.byMethods(asking, { ...range, status: 'void' })
    const [visits] = await sources.attendance(asking, { ...range, by: 'day' })
    const { total: new_members } = await sources.newCustomers(past)
    const { member } = await sources.membersReport(asking)
    const { total: debts } = await sources.debtors(asking, { per_page: 1 })
    // A member of all clubs has a birthday in each of them, and one in all together.
    const records = (kind: keyof Work) =>
      new Set(asking.clubs.flatMap((id) => [...(work.get(id)?.[kind] ?? [])])).size
    return {
      club,
      sales: paid.total,
      visits: visits?.count ?? 0,
      new_members,
      reversed: refunded.payments + voided.payments,
      ending: member.expiring_7,
      debts,
      unfrozen: records('unfreeze'),
      birthdays: records('birthday'),
    }
  }
}

/** The rows of a kind as one thing. A device and a letter are in the list of each club of their person. */
function counted(found: readonly { row: Alert; club: Club }[], kind: CountedKind): Thing[] {
  const seen = new Set<number>()
  const places = new Map<number, { club: Club; count: number }>()
  for (const { row, club } of found) {
    if (row.kind !== kind || seen.has(row.id)) continue
    seen.add(row.id)
    places.set(club.id, { club, count: (places.get(club.id)?.count ?? 0) + 1 })
  }
  const [first] = places.values()
  return first ? [{ kind, club: first.club, places: [...places.values()] }] : []
}

/** Kinds of things, the most urgent first. */
const order: readonly Thing['kind'][] = [
  'shift',
  'reversals',
  'class',
  'alarm',
  'device',
  'delivery',
]

/** A row of the work list that is a thing of its own: an open shift, and a class of today without a trainer. */
function thingIn({ kind, since, record, facts }: Alert, club: Club, today: string): Thing[] {
  if (kind === 'shift') return [{ kind: 'shift', club, day: since, name: facts.by ?? record.name }]
  if (kind !== 'class_without_trainer' || since !== today) return []
  const { time = '', taken = 0, slot = null } = facts
  return [{ kind: 'class', club, name: record.name, time, taken, slot }]
}
