import { addDays, daysBetween } from '../membershipDates.ts'

/** Past months whose forecasts are shown. */
const PAST = 6
/** Months before a day by which the shares of that day are measured. */
const SHARES = 3
/** Days by which what is usual is measured. */
export const USUAL = 90
/** Days after the end of a membership in which its member may come back; later the member counts as new. */
export const BACK = 30
/** Fewest past months of which an error is told. */
const FEWEST = 3

/** Members with a package that they have not renewed by a day, by when it ends. */
export type CohortKind = 'ending' | 'early' | 'returning'

/** A day in a month at which the month's end is forecast. */
export interface Point {
  /** First and last day of the month. */
  first: string
  last: string
  day: string
  /** Last day of the next month. */
  next: string
}

interface Cohort {
  members: number
  /** Sum of the prices of their packages. */
  atStake: number
  /** Members who bought again after the day, up to the last day of the month. */
  bought: number
}

/** Facts that were known on a day of a month, and what followed in that month. */
export interface Facts extends Point {
  /** Sales from the first day of the month up to the day, and of the whole month. */
  taken: number
  total: number
  cohorts: Partial<Record<CohortKind, Cohort>>
  /** New members of the usual days up to the day, and the sum of the prices of their packages. */
  fresh: { members: number; amount: number }
  /** Sales of classes and services on the usual days up to the day. */
  rest: number
}

/** Expected money of memberships that end, by the stored predictions of their members. */
export interface Predicted {
  expected: number
  /** Sum of the prices for members without a prediction. */
  unknown: number
}

export interface Source {
  kind: CohortKind | 'new' | 'other'
  members: number | null
  at_stake: number | null
  chance: number | null
  expected: number
}

/** The day `today` and the same day of the months before, as many as the shares of the oldest forecast need. */
export function pointsOf(today: string): Point[] {
  const [year = 0, month = 0, dayOfMonth = 0] = today.split('-').map(Number)
  return Array.from({ length: PAST + SHARES + 1 }, (_, back) => {
    const first = isoOf(year, month - back, 1)
    const last = isoOf(year, month - back + 1, 0)
    const day = addDays(first, Math.min(dayOfMonth, Number(last.slice(8))) - 1)
    return { first, last, day, next: isoOf(year, month - back + 2, 0) }
  })
}

const isoOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Sums from the first to the last day of the month, from which the forecast is told, the present month first. */
export interface History {
  points: readonly Facts[]
  /** Day of the first sale; null without one. */
  began: string | null
  predicted: Predicted
}

/** The forecast at a point of the history: 0 today, 1 the same day of the last month. */
export function sourcesAt({ points, began, predicted }: History, at: number): Source[] {
  const facts = points[at]
  if (!facts || began === null) return []
  const left = daysBetween(facts.day, facts.last)
  const usual = Math.max(1, Math.min(USUAL, daysBetween(began, facts.day) + 1))
  const earlier = points
    .slice(at + 1, at + 1 + SHARES)
    .filter(({ first }) => daysBetween(began, first) >= 0)
  const cohortOf = (kind: CohortKind): Source => {
    const { members = 0, atStake = 0 } = facts.cohorts[kind] ?? {}
    const share = shareOf(earlier, kind)
    if (at === 0 && kind === 'ending') {
      const expected = Math.round(predicted.expected + (predicted.unknown * share) / 100)
      return { kind, members, at_stake: atStake, chance: percentOf(expected, atStake), expected }
    }
    const expected = Math.round((atStake * share) / 100)
    return { kind, members, at_stake: atStake, chance: atStake > 0 ? share : null, expected }
  }
  const { fresh, rest } = facts
  const members = Math.round((fresh.members / usual) * left)
  const price = meanOf(fresh.amount, fresh.members)
  const none = { at_stake: null, chance: null }
  return [
    cohortOf('ending'),
    cohortOf('early'),
    cohortOf('returning'),
    { kind: 'new', members, ...none, expected: members * price },
    { kind: 'other', members: null, ...none, expected: Math.round((rest / usual) * left) },
  ]
}

/** Percent of the members of a cohort of earlier months who bought again by the end of their month. */
function shareOf(earlier: readonly Facts[], kind: CohortKind) {
  const sum = (field: 'members' | 'bought') =>
    earlier.reduce((total, { cohorts }) => total + (cohorts[kind]?.[field] ?? 0), 0)
  return percentOf(sum('bought'), sum('members')) ?? 0
}

const percentOf = (part: number, whole: number) =>
  whole > 0 ? Math.round((part * 100) / whole) : null

export const meanOf = (sum: number, count: number) => (count > 0 ? Math.round(sum / count) : 0)

export const sumOf = (sources: readonly Source[]) =>
  sources.reduce((total, { expected }) => total + expected, 0)

export interface PastForecast {
  month: string
  said: number
  total: number
  error: number | null
}

/** The forecasts of the past months before which the clubs had sold for a whole month, the latest first. */
export function pastOf(history: History): PastForecast[] {
  const { points, began } = history
  if (began === null) return []
  return points.slice(1, PAST + 1).flatMap(({ first, taken, total }, index) => {
    const before = points[index + 2]
    if (!before || daysBetween(began, before.first) < 0) return []
    const said = taken + sumOf(sourcesAt(history, index + 1))
    const error = total > 0 ? tenths(((said - total) * 100) / total) : null
    return [{ month: first, said, total, error }]
  })
}

/** Mean of the errors without their signs; null with fewer than three. */
export function errorOf(past: readonly PastForecast[]): number | null {
  const errors = past.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
  if (errors.length < FEWEST) return null
  return tenths(errors.reduce((total, error) => total + error, 0) / errors.length)
}

const tenths = (value: number) => Math.round(value * 10) / 10

export interface Lever {
  kind: 'early' | 'returning' | 'new'
  more: number
  needed: number
  of: number | null
  now: number
  reachable: boolean
}

/** Ways to a goal, each of which reaches it alone; those without a price are left out. */
export function leversOf(
  sources: readonly Source[],
  { gap, newPrice }: { gap: number; newPrice: number },
): Lever[] {
  if (gap <= 0) return []
  return (['early', 'returning', 'new'] as const).flatMap((kind) => {
    const source = sources.find((one) => one.kind === kind)
    const members = source?.members ?? 0
    const price = kind === 'new' ? newPrice : (source?.at_stake ?? 0) / Math.max(1, members)
    if (price <= 0) return []
    const of = kind === 'new' ? null : members
    const now = of === null ? members : Math.round((members * (source?.chance ?? 0)) / 100)
    const more = Math.ceil(gap / price)
    const needed = now + more
    return [{ kind, more, needed, of, now, reachable: of === null || needed <= of }]
  })
}
