import { sql } from 'kysely'
import type { Query } from '../../core/operation/context.ts'
import { allows } from '../../core/auth/permissions.ts'
import { recordStore, type RecordContext } from '../../core/db/recordStore.ts'
import { bestMatchFirst } from '../../queries/bestMatch.ts'
import { checkOwner, checkTerms, type Package, type PackageBody } from './package.rules.ts'

/** Filters of the list, and of the packages that are on sale in another club of the seller. */
type Filter = Partial<Query<'listPackages'> & Query<'listSelectablePackages'>> & {
  /** In the order of a sale. @default by name */
  best_first?: boolean
  /** Several clubs instead of the location. */
  clubs?: number[]
}

/** Packages of this club and the global ones; sold memberships keep their own copy of the terms. */
export const packages = recordStore<Package, PackageBody, Filter>({
  table: 'package',
  rows,
  search: ['name'],
  activeFirst: true,
  where: forSale,
  order: ({ best_first, q, location }, { principal, today }) =>
    best_first
      ? bestMatchFirst({ q, type: 1, principal, club: location ?? principal.club, today })
      : undefined,
  values: async (body, context) => {
    await checkTerms(body, context)
    const { visit, trainer, room, week_days, ...columns } = body
    const days = week_days?.toSorted((a, b) => a - b)
    return { ...columns, visits: visit, trainer_id: trainer, room_id: room, week_days: days }
  },
  beforeRemove: (row, { principal }) => checkOwner(row, principal),
})

/**
 * Condition for the packages `r` with a free place, and that the buyer is known here or in the
 * location, or the package is global.
 */
function forSale({ remaining_slots, customer, location }: Filter, { principal }: RecordContext) {
  const buyer = customer ?? null
  return sql`(${remaining_slots !== 1}::boolean or r.remaining_slots is null or r.remaining_slots > 0)
     and (${buyer}::bigint is null or r.is_global or exists (
            select from member m where m.merchant_id = ${principal.merchant} and m.id = ${buyer}::bigint
               and m.scope_club in (0, ${principal.club}, ${location ?? principal.club})))`
}

/** Packages that can be sold in the location or in one of the clubs, in the shape of the contract's Package. */
function rows(
  { principal, today }: RecordContext,
  { location = principal.club, clubs = [location] }: Filter,
) {
  const has = (action: string) => allows(principal.permissions, ['package', 'list', action])
  return sql`
  select p.id, p.name, p.price, p.is_active, p.is_global, p.is_visible_yonda, p.days, p.visits as visit,
         to_char(p.start_time, 'HH24:MI') as start_time, to_char(p.end_time, 'HH24:MI') as end_time, p.description,
         moment_text(p.created_at) as created_at, jsonb_build_object('id', c.id, 'name', c.name) as club,
         jsonb_build_object(
           'trainer', case when s.id is not null then jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name)) end,
           'room', case when r.id is not null then jsonb_build_object('id', r.id, 'name', r.name) end,
           'slot', p.slot, 'week_days', p.week_days) as package_trainer,
         case when p.slot is not null then greatest(p.slot - h.holders, 0) end as remaining_slots, p.freeze_days, p.freeze_times, p.version,
         jsonb_build_object('change', p.club_id = ${principal.club} and ${has('change')}::boolean,
                            'remove', p.club_id = ${principal.club} and ${has('delete')}::boolean) as allowed_actions
    from package p
    join club c on c.merchant_id = p.merchant_id and c.id = p.club_id
    left join staff s on s.merchant_id = p.merchant_id and s.id = p.trainer_id
    left join room r on r.merchant_id = p.merchant_id and r.id = p.room_id
    left join lateral (
      select count(*)::integer as holders from membership_on(${today}::date) m
       where m.merchant_id = p.merchant_id and m.package_id = p.id and m.end_date >= ${today}::date
         and m.status in ('active', 'freeze', 'paid')
    ) h on p.slot is not null
   where p.merchant_id = ${principal.merchant} and (p.club_id = any(${clubs}::bigint[]) or p.is_global)`
}
