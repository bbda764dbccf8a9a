import { sql, type RawBuilder } from 'kysely'
import { readPage } from '../../core/db/page.ts'
import { notFound } from '../../core/errors.ts'
import type { Answer, Context, Db, Principal, Query } from '../../core/operation/context.ts'

type Asking = Pick<Context, 'db' | 'principal'>
type Row = Answer<'getUserNotification'>

/** Kinds whose record is a person. */
const aboutPeople = ['rights', 'rights_changed']

const columns = sql`
  n.id, r.read_at is not null as is_read,
  json_build_object(
    'id', n.id, 'kind', n.kind, 'created_at', moment_text(n.created_at),
    'creator', case when s.id is not null then
      json_build_object('id', s.id, 'full_name', concat_ws(' ', s.last_name, s.first_name), 'role', s.role,
                        'avatar', avatar_json(s.avatar_id)) end,
    'club', case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end,
    'record_id', n.record_id, 'number', p.invoice_no::text,
    'person', case when t.id is not null then
      json_build_object('id', t.id, 'name', concat_ws(' ', t.last_name, t.first_name)) end,
    'figures', n.figures) as notification`

/** Notifications of the principal, with what their ids name now. */
const own = ({ principal }: Asking) => sql`
  from notification_recipient r
  join notification n on n.merchant_id = r.merchant_id and n.id = r.notification_id
  left join staff s on s.merchant_id = n.merchant_id and s.id = n.sender_id
  left join club c on c.merchant_id = n.merchant_id and c.id = n.club_id
  left join device d on d.merchant_id = n.merchant_id and d.id = n.record_id and n.kind = 'device_request'
  left join staff t on t.merchant_id = n.merchant_id
       and t.id = case when n.kind = any(${aboutPeople}::text[]) then n.record_id else d.staff_id end
  left join payment p on p.merchant_id = n.merchant_id and p.id = n.record_id
       and n.kind in ('backdating', 'discount', 'refund', 'void')
 where ${ofPrincipal(principal)}`

const ofPrincipal = ({ merchant, staff }: Principal) =>
  sql`r.merchant_id = ${merchant} and r.staff_id = ${staff}`

/** Notifications of the principal in all clubs, the newest first, and the number of all unread ones. */
export async function page(
  asking: Asking,
  query: Query<'listUserNotifications'>,
): Promise<Answer<'listUserNotifications'>> {
  const { db, principal } = asking
  const found = sql`${own(asking)} and ${hasState(query.is_read)}`
  const [rows, unread_count] = await Promise.all([
    readPage<Row>(db, { columns, found, order: sql`r.notification_id desc` }, query),
    unread(db, principal),
  ])
  return { ...rows, unread_count }
}

function hasState(is_read: 0 | 1 | undefined): RawBuilder<unknown> {
  if (is_read === undefined) return sql`true`
  return is_read === 1 ? sql`r.read_at is not null` : sql`r.read_at is null`
}

async function unread(db: Db, principal: Principal): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notification_recipient r
     where ${ofPrincipal(principal)} and r.read_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export async function one(asking: Asking, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select ${columns} ${own(asking)} and r.notification_id = ${id}`.execute(asking.db)
  return rows[0] ?? notFound()
}

/**
 * Marks unread notifications of the principal as read in one statement, and tells the other screens of the person.
 * Returns their number.
 */
export async function mark(
  { db, principal, now }: Pick<Context, 'db' | 'principal' | 'now'>,
  which: { id: number } | { before: number | null },
): Promise<number> {
  const those =
    'id' in which
      ? sql`r.notification_id = ${which.id}`
      : sql`(${which.before}::bigint is null or r.notification_id <= ${which.before}::bigint)`
  const { rows } = await sql<{ marked: number }>`
    with marked as (
      update notification_recipient r set read_at = ${now}::timestamptz
       where ${ofPrincipal(principal)} and r.read_at is null and ${those}
      returning r.staff_id
    ), told as (
      select pg_notify('zal_notification', staff_id::text) from (select distinct staff_id from marked) x
    )
    select (select count(*)::integer from marked) as marked, (select count(*) from told) as told`.execute(
    db,
  )
  return rows[0]?.marked ?? 0
}
