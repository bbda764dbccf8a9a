import { sql, type RawBuilder } from 'kysely'
import type { Answer, Db, Query, Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { Written } from '../../core/json.ts'
import { pageOf, paging, type PageOf } from '../../core/page.ts'
import {
  ALL_MEMBERS,
  MOST_IN_A_LIST,
  memberSearch,
  membersFound,
  membersPage,
} from '../../rules/memberSearch.ts'
import { visible } from '../../rules/memberVisible.ts'
import { memberRows, seesMoney } from '../../rules/memberVisibleMoney.ts'

type List = Query<'listMembers'>
type Rows = Written<Answer<'listMembers'>['results']>
type Next = Written<Answer<'searchMembersNext'>>

/**
 * The members of the club and the global ones: newest first, or best match first with a search. Errors: 400
 * `too_many_people` where a search is filtered or sorted and has more matches than the limit; 403 `forbidden`
 * where the query uses money that this person may not see.
 */
export async function page(db: Db, query: List, who: Who, today: string): Promise<PageOf<Rows>> {
  checkMoney(query, who)
  const conditions = filters(query, who, today)
  const { limit, offset } = paging(query)
  const q = query.q?.trim()
  const isNarrowed = conditions.length > 0 || isByPlan(query)
  if (q || isNarrowed || query.sort === 'balance') {
    const isExact = isNarrowed || query.sort !== undefined
    const searched = !q ? null : isExact ? await findAll(db, q, who) : await findBest(db, q, who)
    return answer(db, query, ...filtered(query, searched, conditions, who, today))
  }
  if (query.sort === 'name' || query.order === 'asc') {
    return answer(db, query, ordered(query, who, today))
  }
  return answer(
    db,
    query,
    seesMoney(who)
      ? sql`select * from member_page(${who.club}::bigint, ${today}::date, ${limit}::integer, ${offset}::bigint)`
      : ordered(query, who, today),
  )
}

/** Ids of all members that match this query, in the order of the list. Errors: 403 as `page`. */
export async function idsOf(
  db: Db,
  query: Query<'exportMembersCsv'>,
  who: Who,
  today: string,
): Promise<number[]> {
  checkMoney(query, who)
  const q = query.q?.trim()
  const searched = q ? await findAll(db, q, who, ALL_MEMBERS) : null
  const { found, order } = matching(query, searched, filters(query, who, today), who, today)
  const { rows } = await sql<{ ids: number[] }>`
    select array(select m.id ${found} order by ${order}) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

export async function search(
  db: Db,
  query: Query<'searchMembers'>,
  who: Who,
  today: string,
): Promise<PageOf<Rows>> {
  const writable = query.is_payment === 'true'
  const { limit, offset } = paging(query)
  if (who.role === 'trainer') {
    const searched = await findBest(db, query.q, who, writable)
    return answer(db, query, ...filtered(query, searched, [], who, today))
  }
  const matches = finding(query.q, who, writable, limit, offset)
  if (!matches) return pageOf(new Written('[]'), 0, query)
  return answer(
    db,
    query,
    sql`select f.total, f.whole, ${memberRows(sql`f.ids`, who, today)} as results from ${matches} f`,
    sql`not f.whole`,
  )
}

/** Prefetch: the first pages of the searches for four digits that begin with these three. */
export async function searchNext(
  db: Db,
  { digits, is_payment }: Query<'searchMembersNext'>,
  who: Who,
  today: string,
): Promise<Next> {
  if (who.role === 'trainer') return new Written('[]')
  const { page: first, per_page, limit, offset } = paging({})
  const answered = sql`
    'digit', d.digit, 'results', ${memberRows(sql`f.ids`, who, today)}, 'total_count', f.total, 'page', ${first}::integer,
    'page_count', ceil(f.total::numeric / ${per_page}), 'per_page', ${per_page}::integer`
  const { rows } = await sql<{ results: string }>`
    select json_agg(case when f.whole then json_build_object(${answered})
                         else json_build_object(${answered}, 'total_is_minimum', true) end order by d.digit)::text as results
      from unnest(string_to_array('0123456789', null)) d (digit)
     cross join lateral member_find('{}', ${digits}::text || d.digit, ${who.club}::bigint, ${is_payment === 'true'}::boolean,
                                    ${limit}::integer, ${offset}::integer) f`.execute(db)
  return new Written(rows[0]?.results ?? '[]')
}

async function answer(
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
  return pageOf(new Written(results ?? '[]'), total ?? 0, query, is_minimum)
}

/** Result of a search, best match first. */
interface Searched {
  ids: number[]
  /** All matches are included. */
  whole: boolean
}

const nobody: Searched = { ids: [], whole: true }

/** The best matches, at most a thousand. */
async function findBest(db: Db, q: string, who: Who, writable = false): Promise<Searched> {
  const matches = finding(q, who, writable, MOST_IN_A_LIST, 0)
  if (!matches) return nobody
  const { rows } = await sql<{ ids: number[] | null; whole: boolean }>`
    select ids, whole from ${matches} f`.execute(db)
  return { ids: rows[0]?.ids ?? [], whole: rows[0]?.whole ?? true }
}

/**
 * All matches, because filters, sorting and exports have to be exact. Errors: `tooManyPeople` above `most`.
 */
async function findAll(db: Db, q: string, { club }: Who, most?: number): Promise<Searched> {
  const everybody = membersFound(q, club, most)
  if (!everybody) return nobody
  const { rows } = await sql<{ ids: number[] | null }>`select ${everybody} as ids`.execute(db)
  return { ids: rows[0]?.ids ?? [], whole: true }
}

/** SQL for a page of a search; null where the text contains nothing searchable. */
function finding(q: string, { club }: Who, writable: boolean, limit: number, offset: number) {
  const search = memberSearch(q)
  return search && membersPage(search, { club, writable, limit, offset })
}

/** Conditions of the query; an empty list matches all members. `o` is the membership of today. */
function filters(query: List, who: Who, today: string): RawBuilder<unknown>[] {
  const { only_gym_members, status, gender, packages, subscription, start_date, end_date } = query
  const { debt, birthday, ids } = query
  const running = sql`m.id in (select x.member_id from membership x
                                where x.merchant_id = ${who.merchant} and x.end_date >= ${today}::date)`
  return [
    who.role === 'trainer' && sql`true`,
    only_gym_members === 1 && sql`m.club_id = ${who.club}`,
    status && sql`m.status = ${['draft', 'active', 'inactive'][status - 1]}`,
    gender && sql`m.gender = ${gender}`,
    ids && sql`m.id = any(${ids}::bigint[])`,
    start_date && sql`m.date_joined >= ${start_date}::date`,
    end_date && sql`m.date_joined <= ${end_date}::date`,
    packages &&
      sql`o.package_id = ${packages} and m.id in (select x.member_id from membership x
            where x.merchant_id = ${who.merchant} and x.package_id = ${packages})`,
    (subscription === 'active' || subscription === 'freeze') &&
      sql`o.membership_status = ${subscription} and ${running}`,
    subscription === 'ends_soon' &&
      sql`o.membership_status = 'active' and o.end_date <= ${today}::date + 7 and ${running}`,
    debt &&
      sql`m.id in (select e.member_id from ledger_entry e
                    where e.merchant_id = ${who.merchant} and e.account = 'deposit' and e.member_id is not null
                    group by e.member_id having sum(e.amount) > 0)`,
    birthday !== undefined &&
      sql`to_char(m.birth_date, 'MMDD') = any(${birthdays(today, birthday)}::text[])`,
    subscription === 'expired' && sql`o.membership_status = 'expired'`,
    subscription === 'none' &&
      sql`coalesce(o.membership_status, '') not in ('active', 'freeze', 'paid', 'expired')`,
  ].filter((each) => typeof each === 'object')
}

/** All members in a non-default order. Reads each scope from its index, up to the page only. */
function ordered(query: List, who: Who, today: string) {
  const { limit, offset } = paging(query)
  const scope = (club: number) => sql`
    (select m.id, m.sort_key from member m
      where m.merchant_id = ${who.merchant} and m.scope_club = ${club} and m.deleted_at is null
      order by ${orderOf(query)} limit ${limit + offset})`
  const page = sql`array(select m.id from (${scope(0)} union all ${scope(who.club)}) m
                          order by ${orderOf(query)} limit ${limit} offset ${offset})`
  return sql`
    select (select coalesce(sum(b.members), 0)::integer from member_block b
             where b.merchant_id = ${who.merchant} and b.scope_club in (0, ${who.club})) as total,
           ${memberRows(page, who, today)} as results`
}

/** SQL for the page, and whether more members match than it counts. */
function filtered(
  query: List,
  searched: Searched | null,
  conditions: RawBuilder<unknown>[],
  who: Who,
  today: string,
) {
  const { limit, offset } = paging(query)
  const { found, order } = matching(query, searched, conditions, who, today)
  const page = sql`array(select m.id ${found} order by ${order} limit ${limit} offset ${offset})`
  const rows = sql`
    select (select count(*)::integer ${found}) as total,
           ${memberRows(page, who, today)} as results`
  return [rows, sql`${searched?.whole === false}::boolean`] as const
}

/** SQL for the source of the members and their order. */
function matching(
  query: List,
  searched: Searched | null,
  conditions: RawBuilder<unknown>[],
  who: Who,
  today: string,
) {
  const plan = sql`join member_on(${today}::date) o on o.merchant_id = m.merchant_id and o.id = m.id`
  const balances = sql`
    left join (select e.member_id, -sum(e.amount) as balance from ledger_entry e
                where e.merchant_id = ${who.merchant} and e.account = 'deposit' group by e.member_id) b on b.member_id = m.id`
  const ids = searched && sql`${searched.ids}::bigint[]`
  const best = sql`join unnest(${ids}) with ordinality best (id, nth) on best.id = m.id`
  const found = sql`
    from member m ${isByPlan(query) ? plan : sql``} ${query.sort === 'balance' ? balances : sql``} ${ids ? best : sql``}
   where ${sql.join([visible(who), ...conditions], sql` and `)} ${ids ? sql`and m.id = any(${ids})` : sql``}`
  return { found, order: ids && !query.sort ? sql`best.nth` : orderOf(query) }
}

/** Errors: 403 where a filter or the order would reveal balances to a person who may not see money. */
function checkMoney({ debt, sort }: List, who: Who) {
  if ((debt || sort === 'balance') && !seesMoney(who)) refuse('forbidden', { status: 403 })
}

const isByPlan = ({ packages, subscription, sort }: List) =>
  packages !== undefined || subscription !== undefined || sort === 'end_date'

/** Month and day of the birthdays from today on; 29 February counts as the 28th in other years. */
function birthdays(today: string, days: number): string[] {
  const found = Array.from({ length: days + 1 }, (_, at) => {
    const day = new Date(Date.parse(today) + at * 86_400_000)
    return day.toISOString().slice(5, 10).replace('-', '')
  })
  return found.includes('0228') && !found.includes('0229') ? [...found, '0229'] : found
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
