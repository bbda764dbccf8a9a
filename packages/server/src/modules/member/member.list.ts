import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Query, Principal } from '../../core/operation/context.ts'
import { RawJson } from '../../core/db/json.ts'
import { pageOf, paging, type PageOf } from '../../core/db/page.ts'
import {
  ALL_MEMBERS,
  MOST_IN_A_LIST,
  memberSearch,
  membersFound,
  membersPage,
} from '../../queries/memberSearch.ts'
import { visible } from '../../queries/memberVisibility.ts'
import { memberRows, seesMoney } from '../../queries/memberRows.ts'
import { checkMoney, filters, isByPlan } from './member.filters.ts'

export type List = Query<'listMembers'>
type Rows = RawJson<Answer<'listMembers'>['results']>

/**
 * The members of the club and the global ones: newest first, or best match first with a search. Errors: 400
 * `too_many_people` where a search is filtered or sorted and has more matches than the limit; 403 `forbidden`
 * where the query uses money that this person may not see.
 */
export async function page(
  db: Db,
  query: List,
  principal: Principal,
  today: string,
): Promise<PageOf<Rows>> {
  checkMoney(query, principal)
  const conditions = filters(query, principal, today)
  const { limit, offset } = paging(query)
  const q = query.q?.trim()
  const isNarrowed = conditions.length > 0 || isByPlan(query)
  if (q || isNarrowed || query.sort === 'balance') {
    const isExact = isNarrowed || query.sort !== undefined
    const searched = !q
      ? null
      : isExact
        ? await findAll(db, q, principal)
        : await findBest(db, q, principal)
    return readMembers(db, query, ...filtered(query, searched, conditions, principal, today))
  }
  if (query.sort === 'name' || query.order === 'asc') {
    return readMembers(db, query, ordered(query, principal, today))
  }
  return readMembers(
    db,
    query,
    seesMoney(principal)
      ? sql`select * from member_page(${principal.club}::bigint, ${today}::date, ${limit}::integer, ${offset}::bigint)`
      : ordered(query, principal, today),
  )
}

/** Ids of all members that match this query, in the order of the list. Errors: 403 as `page`. */
export async function idsOf(
  db: Db,
  query: Query<'exportMembersCsv'>,
  principal: Principal,
  today: string,
): Promise<number[]> {
  checkMoney(query, principal)
  const q = query.q?.trim()
  const searched = q ? await findAll(db, q, principal, ALL_MEMBERS) : null
  const { found, order } = matching(
    query,
    searched,
    filters(query, principal, today),
    principal,
    today,
  )
  const { rows } = await sql<{ ids: number[] }>`
    select array(select m.id ${found} order by ${order}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

export async function search(
  db: Db,
  query: Query<'searchMembers'>,
  principal: Principal,
  today: string,
): Promise<PageOf<Rows>> {
  const writable = query.is_payment === 'true'
  const { limit, offset } = paging(query)
  if (principal.role === 'trainer') {
    const searched = await findBest(db, query.q, principal, writable)
    return readMembers(db, query, ...filtered(query, searched, [], principal, today))
  }
  const matches = finding(query.q, principal, writable, limit, offset)
  if (!matches) return pageOf(new RawJson('[]'), 0, query)
  return readMembers(
    db,
    query,
    sql`select f.total, f.whole, ${memberRows(sql`f.ids`, principal, today)} as results from ${matches} f`,
    sql`not f.whole`,
  )
}

async function readMembers(
  db: Db,
  query: List,
  found: RawBuilder<unknown>,
  isMinimum = sql`false`,
): Promise<PageOf<Rows>> {
  const { rows } = await sql<{ total: number; results: string | null; is_minimum: boolean }>`
    select f.total, f.results::text as results, ${isMinimum} as is_minimum from (${found}) f`.execute(
    db,
  )
  const { results, total, is_minimum } = rows[0] ?? {}
  return pageOf(new RawJson(results ?? '[]'), total ?? 0, query, is_minimum)
}

/** Result of a search, best match first. */
interface Searched {
  ids: number[]
  /** All matches are included. */
  whole: boolean
}

const nobody: Searched = { ids: [], whole: true }

/** The best matches, at most a thousand. */
async function findBest(
  db: Db,
  q: string,
  principal: Principal,
  writable = false,
): Promise<Searched> {
  const matches = finding(q, principal, writable, MOST_IN_A_LIST, 0)
  if (!matches) return nobody
  const { rows } = await sql<{ ids: number[] | null; whole: boolean }>`
    select ids, whole from ${matches} f`.execute(db)
  return { ids: rows[0]?.ids ?? [], whole: rows[0]?.whole ?? true }
}

/**
 * All matches, because filters, sorting and exports have to be exact. Errors: `tooManyPeople` above `most`.
 */
async function findAll(db: Db, q: string, { club }: Principal, most?: number): Promise<Searched> {
  const everybody = membersFound(q, club, most)
  if (!everybody) return nobody
  const { rows } = await sql<{ ids: number[] | null }>`select ${everybody} as ids`.execute(db)
  return { ids: rows[0]?.ids ?? [], whole: true }
}

/** SQL for a page of a search; null where the text contains nothing searchable. */
function finding(q: string, { club }: Principal, writable: boolean, limit: number, offset: number) {
  const search = memberSearch(q)
  return search && membersPage(search, { club, writable, limit, offset })
}

/** All members in a non-default order. Reads each scope from its index, up to the page only. */
function ordered(query: List, principal: Principal, today: string) {
  const { limit, offset } = paging(query)
  const scope = (club: number) => sql`
    (select m.id, m.sort_key from member m
      where m.merchant_id = ${principal.merchant} and m.scope_club = ${club} and m.deleted_at is null
      order by ${orderOf(query)} limit ${limit + offset})`
  const page = sql`array(select m.id from (${scope(0)} union all ${scope(principal.club)}) m
                          order by ${orderOf(query)} limit ${limit} offset ${offset})`
  return sql`
    select ${membersIn(principal)} as total,
           ${memberRows(page, principal, today)} as results`
}

/** SQL for the page, and whether more members match than it counts. */
function filtered(
  query: List,
  searched: Searched | null,
  conditions: RawBuilder<unknown>[],
  principal: Principal,
  today: string,
) {
  const { limit, offset } = paging(query)
  const { found, order } = matching(query, searched, conditions, principal, today)
  const page = sql`array(select m.id ${found} order by ${order} limit ${limit} offset ${offset})`
  const rows = sql`
    select (select count(*)::integer ${found}) as total,
           ${memberRows(page, principal, today)} as results`
  return [rows, sql`${searched?.whole === false}::boolean`] as const
}

/** SQL for the number of members that match a query without a search. */
export function countOf(query: List, principal: Principal, today: string) {
  const conditions = filters(query, principal, today)
  if (conditions.length > 0 || isByPlan(query))
    return sql`(select count(*)::integer ${matching(query, null, conditions, principal, today).found})`
  return membersIn(principal)
}

/** SQL for the number of all members, from the counts of their blocks. */
const membersIn = ({ merchant, club }: Principal) => sql`
  (select coalesce(sum(b.members), 0)::integer from member_block b
    where b.merchant_id = ${merchant} and b.scope_club in (0, ${club}))`

/** SQL for the source of the members and their order. */
function matching(
  query: List,
  searched: Searched | null,
  conditions: RawBuilder<unknown>[],
  principal: Principal,
  today: string,
) {
  const plan = sql`join member_on(${today}::date) o on o.merchant_id = m.merchant_id and o.id = m.id`
  const balances = sql`
    left join (select e.member_id, -sum(e.amount) as balance from ledger_entry e
                where e.merchant_id = ${principal.merchant} and e.account = 'deposit' group by e.member_id) b on b.member_id = m.id`
  const ids = searched && sql`${searched.ids}::bigint[]`
  const best = sql`join unnest(${ids}) with ordinality best (id, nth) on best.id = m.id`
  const found = sql`
    from member m ${isByPlan(query) ? plan : sql``} ${query.sort === 'balance' ? balances : sql``} ${ids ? best : sql``}
   where ${sql.join([visible(principal), ...conditions], sql` and `)} ${ids ? sql`and m.id = any(${ids})` : sql``}`
  return { found, order: ids && !query.sort ? sql`best.nth` : orderOf(query) }
}

function orderOf({ sort, order }: List) {
  const down = order === 'desc'
  if (sort === 'name') return down ? sql`m.sort_key desc, m.id desc` : sql`m.sort_key, m.id`
  if (sort === 'end_date') {
    return down ? sql`o.end_date desc nulls last, m.id desc` : sql`o.end_date nulls last, m.id`
  }
  if (sort === 'balance') {
    return down ? sql`coalesce(b.balance, 0) desc, m.id desc` : sql`coalesce(b.balance, 0), m.id`
  }
  return order === 'asc' ? sql`m.id` : sql`m.id desc`
}
