import { sql, type RawBuilder } from 'kysely'
import { fail } from '../../core/errors.ts'
import type { Principal, Query } from '../../core/operation/context.ts'
import { birthdaysFrom } from '../../domain/birthdays.ts'
import { membersToRenew } from '../../queries/heldPackages.ts'
import { ageBand } from '../../queries/memberAge.ts'
import { hasBirthday } from '../../queries/memberBirthday.ts'
import { registeredOn } from '../../queries/memberRegistration.ts'
import { seesMoney } from '../../queries/memberRows.ts'

type List = Query<'listMembers'>

/** Conditions of the query; an empty list matches all members. `o` is the membership of today. */
export function filters(query: List, principal: Principal, today: string): RawBuilder<unknown>[] {
  const { only_gym_members, status, gender, packages, subscription, start_date, end_date } = query
  const { age, ended_from, ended_to, registered_from, registered_to, renewal } = query
  const { debt, birthday, ids, is_mobile_user, is_visible_app, placed_by_client, month, year } =
    query
  const running = sql`m.id in (select x.member_id from membership x
                                where x.merchant_id = ${principal.merchant} and x.end_date >= ${today}::date)`
  return [
    principal.role === 'trainer' && sql`true`,
    only_gym_members === 1 && sql`m.club_id = ${principal.club}`,
    status && sql`m.status = ${['draft', 'active', 'inactive'][status - 1]}`,
    gender !== undefined && sql`m.gender = ${gender}`,
    age && sql`${ageBand(today)} = ${age}`,
    ids && sql`m.id = any(${ids}::bigint[])`,
    start_date && sql`m.date_joined >= ${start_date}::date`,
    end_date && sql`m.date_joined <= ${end_date}::date`,
    is_mobile_user !== undefined &&
      sql`(m.mobile_user_id is not null) = ${is_mobile_user === 1}::boolean`,
    placed_by_client !== undefined && sql`m.is_external_user = ${placed_by_client === 1}::boolean`,
    is_visible_app !== undefined &&
      sql`exists (select from package k where k.merchant_id = m.merchant_id and k.id = o.package_id
            and k.is_visible_yonda) = ${is_visible_app === 1}::boolean`,
    month && sql`extract(month from m.date_joined) = ${month}::integer`,
    year && sql`extract(year from m.date_joined) = ${year}::integer`,
    packages &&
      sql`o.package_id = ${packages} and m.id in (select x.member_id from membership x
            where x.merchant_id = ${principal.merchant} and x.package_id = ${packages})`,
    (subscription === 'active' || subscription === 'freeze') &&
      sql`o.membership_status = ${subscription} and ${running}`,
    subscription === 'ends_soon' &&
      sql`o.membership_status = 'active' and o.end_date <= ${today}::date + 7 and ${running}`,
    debt &&
      sql`m.id in (select e.member_id from ledger_entry e
                    where e.merchant_id = ${principal.merchant} and e.account = 'deposit' and e.member_id is not null
                    group by e.member_id having sum(e.amount) > 0)`,
    birthday !== undefined && hasBirthday(birthdaysFrom(today, birthday)),
    subscription === 'expired' && sql`o.membership_status = 'expired'`,
    subscription === 'starts' && sql`o.membership_status = 'paid' and ${running}`,
    subscription === 'pending' &&
      sql`o.membership_status = 'pending' and m.id in (select x.member_id from membership x
            where x.merchant_id = ${principal.merchant} and x.state = 'pending')`,
    ended_from && sql`o.end_date >= ${ended_from}::date`,
    ended_to && sql`o.end_date <= ${ended_to}::date`,
    (registered_from || registered_to) &&
      registeredOn(registered_from, registered_to, principal.zone),
    subscription === 'none' && sql`o.membership_status is null`,
    renewal && sql`m.id in (${membersToRenew(renewal, principal, today)})`,
  ].filter((each) => typeof each === 'object')
}

/** Errors: 403 where a filter or the order would reveal balances to a person who may not see money. */
export function checkMoney({ debt, sort }: List, principal: Principal) {
  if ((debt || sort === 'balance') && !seesMoney(principal)) fail('forbidden', { status: 403 })
}

export const isByPlan = ({
  packages,
  is_visible_app,
  subscription,
  ended_from,
  ended_to,
  sort,
}: List) =>
  packages !== undefined ||
  is_visible_app !== undefined ||
  subscription !== undefined ||
  ended_from !== undefined ||
  ended_to !== undefined ||
  sort === 'end_date'
