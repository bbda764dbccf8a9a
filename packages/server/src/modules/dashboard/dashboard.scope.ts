import { sql, type RawBuilder } from 'kysely'
import type { Context, Db, Principal } from '../../core/operation/context.ts'
import { clubsAsked } from '../../domain/clubsAsked.ts'
import { dateRange } from '../../domain/dateRange.ts'

/** The clubs and the day of a question. */
export interface Scope {
  db: Db
  principal: Principal
  clubs: number[]
  /** The day of the chosen club, for all clubs of the question. */
  today: string
  now: Date
}

/** The first and the last day, both inclusive. */
export interface Range {
  from: string
  to: string
}

/** Days of a week: of the default range, today included, and to the same weekday before. */
export const WEEK = 7

interface Asked {
  location?: string
  start_date?: string
  end_date?: string
}

type Question<Q> = Pick<Context, 'db' | 'principal' | 'today' | 'now'> & { query: Q }

/** Answers a question about clubs with the fields of `answer` and the moment of the request. */
export const stampedFields =
  <Q extends Asked, R extends object>(answer: (scope: Scope, query: Q) => Promise<R>) =>
  async ({ query, db, principal, today, now }: Question<Q>) => {
    const clubs = clubsAsked(query.location, principal)
    const fields = await answer({ db, principal, clubs, today, now }, query)
    return { as_of: now.toISOString(), ...fields }
  }

/** Answers a question about clubs with its results and the moment of the request. */
export const stamped = <Q extends Asked, R>(answer: (scope: Scope, query: Q) => Promise<R>) =>
  stampedFields(async (scope: Scope, query: Q) => ({ results: await answer(scope, query) }))

/** The days of a question. Errors: 400 where they are reversed or too many. */
export function rangeOf(query: Asked, { today }: Scope): Range {
  const to = query.end_date ?? today
  const from = query.start_date ?? dayBefore(to, WEEK - 1)
  dateRange({ start_date: from, end_date: to })
  return { from, to }
}

/** Days of a question, or whole months whose sums are read by month. */
export interface PeriodRange extends Range {
  span?: 'day' | 'month'
}

interface AskedPeriod extends Asked {
  period?: 'quarter' | 'year'
}

/** The days of a question, or the months of the quarter or year up to today. Errors: as `rangeOf`. */
export function periodOf(query: AskedPeriod, scope: Scope): PeriodRange {
  const { today } = scope
  if (!query.period) return { ...rangeOf(query, scope), span: 'day' }
  const month = Number(today.slice(5, 7))
  const first = query.period === 'year' ? 1 : month - ((month - 1) % 3)
  return {
    from: `${today.slice(0, 4)}-${String(first).padStart(2, '0')}-01`,
    to: today,
    span: 'month',
  }
}

/** The day that many days earlier. */
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Moment of the request that many days earlier, at the same time of the club's clock. */
export const momentBefore = ({ principal, now }: Scope, days: number | RawBuilder<unknown>) => {
  const zone = sql`${principal.zone}::text`
  const back = typeof days === 'number' ? sql`${days}::integer` : days
  return sql`(((${now}::timestamptz at time zone ${zone}) - ${back} * interval '1 day') at time zone ${zone})`
}

/** Reads a JSON value in one statement, which is one snapshot. */
export async function readFigures<F>(db: Db, figures: RawBuilder<unknown>): Promise<F> {
  const { rows } = await sql<{ figures: F }>`${figures}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The figures have no row')
  return row.figures
}

/** Change in whole percent; null where there is nothing to compare with. */
export const changeOf = (now: number, before: number) =>
  before > 0 ? Math.round(((now - before) * 100) / before) : null

/** Sums and counts of each club are for the owner alone. */
export const seesEachClub = ({ principal }: Scope) => principal.role === 'owner'

/** The field `name` with a figure of each club of the question, for the owner; nothing for others. */
export const ofEachClub = (scope: Scope, name: string, figures: RawBuilder<unknown>) =>
  seesEachClub(scope)
    ? sql`jsonb_build_object(${sql.lit(name)}, (
        select coalesce(jsonb_agg(jsonb_build_object('club_id', c.id, 'gym_name', c.name) || (${figures}) order by c.name, c.id), '[]')
          from club c where c.merchant_id = ${scope.principal.merchant} and c.id = any(${scope.clubs}::bigint[])))`
    : sql`'{}'::jsonb`
