import { sql, type RawBuilder } from 'kysely'
import type { Principal } from '../core/operation/context.ts'
import { allows } from '../core/auth/permissions.ts'

/**
 * Whether this person sees balances, debts, payments and prices: requires permission to register or list
 * payments or deposits.
 */
export const seesMoney = ({ permissions }: Pick<Principal, 'permissions'>): boolean =>
  [
    ['payment', 'list'],
    ['payment', 'register'],
    ['deposit', 'list'],
  ].some((way) => allows(permissions, way))

/**
 * Members in the shape of lists, in the order of their ids; without balances where the principal sees no
 * money.
 */
export function memberRows(
  ids: RawBuilder<unknown>,
  principal: Principal,
  today: string,
): RawBuilder<unknown> {
  const rows = sql`member_rows(${ids}, ${today}::date)`
  if (seesMoney(principal)) return rows
  return sql`(select coalesce(json_agg(x.row::jsonb || '{"balance": null}' order by x.nth), '[]')
                from json_array_elements(${rows}) with ordinality x (row, nth))`
}

/** A membership in the shape of the contract; without its price where the principal sees no money. */
export function membershipJson(
  id: RawBuilder<unknown>,
  principal: Principal,
  today: string,
): RawBuilder<unknown> {
  const row = sql`membership_json(${principal.merchant}::bigint, ${id}, ${today}::date)`
  return seesMoney(principal) ? row : sql`(${row} || '{"price": null}')`
}
