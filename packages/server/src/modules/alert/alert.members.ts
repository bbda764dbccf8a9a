import { sql, type RawBuilder } from 'kysely'
import type { Context, Principal } from '../../core/operation/context.ts'
import { birthdaysFrom } from '../../domain/birthdays.ts'
import { seesMoney } from '../../queries/memberRows.ts'
import { hasBirthday } from '../../queries/memberBirthday.ts'
import { visible } from '../../queries/memberVisibility.ts'
import type { AlertKind } from './alert.kinds.ts'

export type Asking = Pick<Context, 'db' | 'principal' | 'today' | 'now'>

/** Days before the end of a membership in which it is expiring, and days after it in which it is expired. */
const SOON = 7
const LATE = 30
/** Percent below which a prediction is a risk. */
const RISK = 50

/**
 * Rows of a kind: `record` (by which the row and its outcomes are found), `member_id`, `since`, `amount` and `chance`
 * (money at stake and its probability), `type`, `ref` and `name` of the record of the contract (without a
 * name it is that of the membership or the member), `facts`, and the `membership` whose facts are added.
 */
export type RowsOf = (asking: Asking) => RawBuilder<unknown>

const money = (principal: Principal, amount: RawBuilder<unknown>) =>
  seesMoney(principal) ? sql`${amount}::bigint` : sql`null::bigint`

/** Columns of a row about a membership `t`. Its name and its facts are looked up for the rows of the page only. */
const aboutMembership = sql`
  'membership' as type, t.id as ref, null as name, '{}'::jsonb as facts, t.id as membership`

const isHeld = ({ principal }: Asking) => sql`
  t.merchant_id = ${principal.merchant} and t.club_id = ${principal.club} and t.state = 'sold'`

/** Memberships `t` of the club that were sold to active members `m`. */
const held = (asking: Asking) => sql`
  from membership t join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
 where ${isHeld(asking)} and m.status = 'active' and ${visible(asking.principal)}`

/**
 * Memberships that end in a range, unless a later one of the member in packages, or in the same class, has been sold or waits
 * for its money. The first day of the range is repeated for the later ones, which are read by the same index. Few are left,
 * so that their members are fetched by their ids.
 */
function ended(asking: Asking, [from, to]: [from: RawBuilder<unknown>, to: RawBuilder<unknown>]) {
  const { principal, today } = asking
  return sql`
    with t as materialized (
      select t.id, t.member_id, t.end_date, t.price from membership t
       where ${isHeld(asking)} and t.end_date between ${from} and ${to} and t.start_date <= ${today}::date
         and not exists (
           select from membership n
            where n.merchant_id = t.merchant_id and n.member_id = t.member_id and n.state in ('sold', 'pending')
              and n.type = t.type and n.class_id is not distinct from t.class_id
              and n.end_date > t.end_date and n.end_date > ${from})
    )
    select t.id as record, t.member_id, t.end_date as since, ${money(principal, sql`t.price`)} as amount,
           m.prediction as chance, ${aboutMembership}
      from t join member m on m.id = t.member_id
     where m.id = any(array(select t.member_id from t)) and m.status = 'active' and ${visible(principal)}`
}

const aboutMember = sql`'member' as type, m.id as ref, null as name`
const noMembership = sql`null::bigint as membership`

export const memberKinds = {
  expiring: (asking) =>
    ended(asking, [sql`${asking.today}::date`, sql`${asking.today}::date + ${SOON}::integer`]),
  expired: (asking) =>
    ended(asking, [sql`${asking.today}::date - ${LATE}::integer`, sql`${asking.today}::date - 1`]),
  debt: ({ principal, today }) => sql`
    with b as materialized (
      select e.member_id, sum(e.amount) as debt from ledger_entry e
       where e.merchant_id = ${principal.merchant} and e.account = 'deposit' and e.member_id is not null
       group by e.member_id having sum(e.amount) > 0
    )
    select m.id as record, m.id as member_id, ${today}::date as since, b.debt::bigint as amount, m.prediction as chance,
           ${aboutMember}, '{}'::jsonb as facts, ${noMembership}
      from b join member m on m.id = b.member_id
     where m.id = any(array(select b.member_id from b)) and ${visible(principal)}`,
  birthday: ({ principal, today }) => sql`
    select m.id as record, m.id as member_id, ${today}::date as since, null::bigint as amount, m.prediction as chance,
           ${aboutMember}, ${noMembership},
           jsonb_build_object('age', extract(year from age(${today}::date, m.birth_date))::integer) as facts
      from member m
     where ${visible(principal)} and m.status = 'active'
       and ${hasBirthday(birthdaysFrom(today, 0))}`,
  unfreeze: (asking) => sql`
    select t.id as record, t.member_id, z.end_date - 1 as since, null::bigint as amount, m.prediction as chance,
           'membership' as type, t.id as ref, null as name, t.id as membership,
           jsonb_build_object('frozen_until', z.end_date) as facts
      from membership_freeze z
      join membership t on t.merchant_id = z.merchant_id and t.id = z.membership_id
      join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
     where z.merchant_id = ${asking.principal.merchant} and z.cancelled_at is null
       and z.end_date = ${asking.today}::date + 1 and z.start_date <= ${asking.today}::date
       and t.club_id = ${asking.principal.club} and t.state = 'sold' and m.status = 'active' and ${visible(asking.principal)}`,
  // Those whose membership ends soon are asked to renew anyway, and a freeze explains the absence.
  risk: (asking) => sql`
    select * from (
      select distinct on (m.id) m.id as record, m.id as member_id, ${asking.today}::date as since,
             ${money(asking.principal, sql`t.price`)} as amount, m.prediction as chance, ${aboutMember}, '{}'::jsonb as facts,
             t.id as membership
      ${held(asking)} and m.prediction < ${RISK}::integer and t.end_date > ${asking.today}::date + ${SOON}::integer
         and t.start_date <= ${asking.today}::date
         and not exists (select from membership_freeze z
                          where z.merchant_id = t.merchant_id and z.membership_id = t.id and z.cancelled_at is null
                            and z.start_date <= ${asking.today}::date and z.end_date > ${asking.today}::date)
       order by m.id, t.end_date desc, t.id desc) r`,
} as const satisfies Partial<Record<AlertKind, RowsOf>>
