import { sql } from 'kysely'
import type { Answer, Query } from '../../core/operation/context.ts'
import {
  BACK,
  errorOf,
  leversOf,
  meanOf,
  pastOf,
  pointsOf,
  sourcesAt,
  sumOf,
  USUAL,
  type CohortKind,
  type Facts,
  type Predicted,
} from '../../domain/forecast/forecast.ts'
import { addDays, daysBetween } from '../../domain/membershipDates.ts'
import { heldPackages } from '../../queries/heldPackages.ts'
import { left, sumsOf } from './dashboard.payments.ts'
import { readFigures, type Scope } from './dashboard.scope.ts'

type Forecast = Answer<'getSalesForecast'>['results']

interface Read {
  points: (Pick<Facts, 'taken' | 'total' | 'fresh' | 'rest'> & {
    cohorts: { kind: CohortKind; members: number; at_stake: number; bought: number }[]
  })[]
  predicted: Predicted
  began: string | null
  /** Sales of the days of this month and of the last one. */
  days: Record<string, number>
  goal: number | null
  version: number
}

/** The forecast of the sales of the present month (ADR 65). */
export async function forecast(scope: Scope, _: Query<'getSalesForecast'>): Promise<Forecast> {
  const { today } = scope
  const points = pointsOf(today)
  const { began, predicted, goal, version, days, ...read } = await readFacts(scope, points)
  const facts = points.flatMap((point, index): Facts[] => {
    const found = read.points[index]
    if (!found) return []
    const cohorts = Object.fromEntries(
      found.cohorts.map(({ kind, at_stake, ...counts }) => [
        kind,
        { ...counts, atStake: at_stake },
      ]),
    )
    return [{ ...point, ...found, cohorts }]
  })
  const history = { points: facts, began, predicted }
  const sources = sourcesAt(history, 0)
  const past = pastOf(history)
  const error = errorOf(past)
  const [now, last] = facts
  const taken = now?.taken ?? 0
  const toCome = sumOf(sources)
  const total = taken + toCome
  const off = error === null ? null : (total * error) / 100
  return {
    month: points[0]?.first ?? today,
    taken,
    to_come: toCome,
    total,
    low: off === null ? null : Math.round(total - off),
    high: off === null ? null : Math.round(total + off),
    error,
    sources,
    days: now && last ? daysOf({ now, last, days, toCome }) : [],
    past,
    goal,
    version,
    levers:
      goal === null || !now
        ? []
        : leversOf(sources, {
            gap: goal - total,
            newPrice: meanOf(now.fresh.amount, now.fresh.members),
          }),
  }
}

interface Drawn {
  now: Facts
  last: Facts
  days: Record<string, number>
  toCome: number
}

/** The sums up to each day of the month; what is to come is spread evenly over the days that are left. */
function daysOf({ now, last, days, toCome }: Drawn): Forecast['days'] {
  const upTo = (first: string, day: string) =>
    Object.entries(days).reduce(
      (total, [each, sum]) => (each >= first && each <= day ? total + sum : total),
      0,
    )
  const left = daysBetween(now.day, now.last)
  return Array.from({ length: daysBetween(now.first, now.last) + 1 }, (_, index) => {
    const day = addDays(now.first, index)
    const after = daysBetween(now.day, day)
    const same = addDays(last.first, index)
    return {
      day,
      taken: after <= 0 ? upTo(now.first, day) : null,
      forecast:
        after < 0 ? null : now.taken + Math.round(left > 0 ? (toCome * after) / left : toCome),
      before: upTo(last.first, same < last.last ? same : last.last),
    }
  })
}

function readFacts(scope: Scope, points: ReturnType<typeof pointsOf>) {
  const { db, principal, clubs, today } = scope
  const oldest = points.at(-1) ?? { first: today, day: today }
  const horizon = sql`(${oldest.day}::date - ${BACK + 1}::integer)`
  const sales = { from: addDays(oldest.first, -USUAL), to: points[0]?.last ?? today }
  const since = points[1]?.first ?? today
  const ofClubs = sql`merchant_id = ${principal.merchant} and t.club_id = any(${clubs}::bigint[])`
  return readFigures<Read>(
    db,
    sql`
    with point as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(points.map((point, nth) => ({ ...point, nth })))}::jsonb)
                      as p (nth integer, first date, last date, day date, next date)
    ), sale as materialized (
      select s.payment_date as day, s.type, ${left} as amount
        from payment_sum s where ${sumsOf(scope, sales)} and s.method = 0
       group by 1, 2
    ), ${heldPackages({ principal, clubs, since: horizon })}, cohort as materialized (
      select h.nth, h.kind, count(*) as members, sum(h.price) as at_stake, count(*) filter (where h.is_bought) as bought
        from held h group by 1, 2
    ), fresh as materialized (
      select p.nth, count(*) as members, sum(d.price) as amount
        from point p
        join deal d on d.bought between p.day - ${USUAL - 1}::integer and p.day
                   and (d.before is null or d.before < d.bought - ${BACK}::integer)
       group by 1
    )
    select jsonb_build_object(
             'points', (
               select jsonb_agg(jsonb_build_object(
                        'taken', (select coalesce(sum(s.amount), 0) from sale s where s.day between p.first and p.day),
                        'total', (select coalesce(sum(s.amount), 0) from sale s where s.day between p.first and p.last),
                        'rest', (select coalesce(sum(s.amount), 0) from sale s
                                  where s.day between p.day - ${USUAL - 1}::integer and p.day and s.type <> 1),
                        'fresh', (select jsonb_build_object('members', coalesce(sum(f.members), 0), 'amount', coalesce(sum(f.amount), 0))
                                    from fresh f where f.nth = p.nth),
                        'cohorts', (select coalesce(jsonb_agg(to_jsonb(c) - 'nth'), '[]') from cohort c where c.nth = p.nth))
                      order by p.nth)
                 from point p),
             'predicted', (
               select jsonb_build_object('expected', coalesce(sum(h.price * m.prediction) / 100.0, 0),
                                         'unknown', coalesce(sum(h.price) filter (where m.prediction is null), 0))
                 from held h
                 join member m on m.merchant_id = ${principal.merchant} and m.id = h.member_id
                where h.nth = 0 and h.kind = 'ending'),
             'began', (select min(t.payment_date) from payment_sum t
                        where t.${ofClubs} and t.plan = 0 and t.span = 'day'),
             'days', (select coalesce(jsonb_object_agg(x.day, x.amount), '{}')
                        from (select s.day, sum(s.amount) as amount from sale s where s.day >= ${since}::date group by 1) x),
             'goal', (select case when count(t.sales_goal) = count(*) then sum(t.sales_goal) end
                        from club t where t.merchant_id = ${principal.merchant} and t.id = any(${clubs}::bigint[])),
             'version', (select t.version from club t
                          where t.merchant_id = ${principal.merchant} and t.id = ${principal.club})) as figures`,
  )
}
