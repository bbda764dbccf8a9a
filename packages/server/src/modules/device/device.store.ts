import { sql, type RawBuilder } from 'kysely'
import type { Answer, Context, Db, Query } from '../../core/operation/context.ts'
import { readPage } from '../../core/db/page.ts'
import { notFound } from '../../core/errors.ts'
import { userAgent } from '../../domain/userAgent.ts'
import { rolesBelow } from '../../queries/deviceDeciders.ts'
import { actionsOn } from './device.rules.ts'

type Device = Answer<'getDevice'>
type Asking = Pick<Context, 'db' | 'principal' | 'now'>

interface Row extends Omit<Device, 'kind' | 'browser' | 'system' | 'allowed_actions'> {
  agent: string
}

const columns = ({ principal, now }: Asking) => sql`
  d.id, d.uuid as device_uuid, d.name, d.agent, d.status,
  json_build_object('id', t.id, 'full_name', concat_ws(' ', t.last_name, t.first_name), 'role', t.role,
                    'avatar', avatar_json(t.avatar_id)) as staff,
  exists (select from session s where s.merchant_id = d.merchant_id and s.device_id = d.id and s.id = ${principal.session}) as is_this,
  (select count(*)::integer from session s
    where s.merchant_id = d.merchant_id and s.device_id = d.id and s.ended_at is null and s.expires_at > ${now}::timestamptz
      and s.seen_at + make_interval(secs => s.idle_seconds) > ${now}::timestamptz) as sessions,
  moment_text(d.created_at) as first_seen, moment_text(seen.at) as last_seen, moment_text(d.requested_at) as requested_at,
  case when d.status = 'pending' and d.code_until > ${now}::timestamptz then d.code end as code,
  case when d.status = 'pending' and d.code_until > ${now}::timestamptz then moment_text(d.code_until) end as code_until,
  case when b.id is not null then json_build_object('id', b.id, 'name', concat_ws(' ', b.last_name, b.first_name)) end as decided_by,
  moment_text(d.decided_at) as decided_at`

/** Devices that the principal sees: the own ones, and those of people of a lower rank in the own clubs. */
const visible = ({ principal }: Asking) => sql`
  from device d
  join staff t on t.merchant_id = d.merchant_id and t.id = d.staff_id
  left join staff b on b.merchant_id = d.merchant_id and b.id = d.decided_by
  cross join lateral (
    select greatest(d.seen_at, max(s.seen_at)) as at from session s
     where s.merchant_id = d.merchant_id and s.device_id = d.id
  ) seen
 where d.merchant_id = ${principal.merchant}
   and (d.staff_id = ${principal.staff}
        or (t.role = any(${rolesBelow(principal)}::text[])
            and exists (select from staff_club x
                         where x.merchant_id = d.merchant_id and x.staff_id = d.staff_id
                           and x.club_id = any(${principal.clubs}::bigint[]))))`

function deviceOf({ agent, ...row }: Row, { principal }: Asking): Device {
  const allowed_actions = actionsOn(principal, row)
  return { ...row, ...userAgent(agent), allowed_actions }
}

/** Devices by the moment they were seen last. */
export async function page(asking: Asking, query: Query<'listDevices'>) {
  const wanted = query.q?.trim().toLowerCase() ?? ''
  const found = sql`${visible(asking)}
     and (${query.status ?? null}::text is null or d.status = ${query.status ?? null}::text)
     and (${query.staff ?? null}::bigint is null or d.staff_id = ${query.staff ?? null}::bigint)
     and (${query.role_name ?? null}::text is null or t.role = ${query.role_name ?? null}::text)
     and (${query.mine === 1} is false or d.staff_id = ${asking.principal.staff})
     and (${wanted}::text = ''
          or position(${wanted}::text in lower(concat_ws(' ', d.name, t.last_name, t.first_name, d.agent))) > 0)`
  const order = sql`seen.at desc, d.id desc`
  const read = await readPage<Row>(asking.db, { columns: columns(asking), found, order }, query)
  return { ...read, results: read.results.map((row) => deviceOf(row, asking)) }
}

async function rowsOf(asking: Asking, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Row>`
    select ${columns(asking)} ${visible(asking)} and ${condition}`.execute(asking.db)
  return rows.map((row) => deviceOf(row, asking))
}

/** Numbers of the devices that the principal sees, by view of the list. */
export async function counts(asking: Asking): Promise<Answer<'countDevices'>> {
  const { rows } = await sql<Answer<'countDevices'>>`
    select count(*)::integer as all, count(*) filter (where d.status = 'pending')::integer as pending,
           count(*) filter (where d.status = 'approved')::integer as approved,
           count(*) filter (where d.status = 'rejected')::integer as rejected,
           count(*) filter (where d.staff_id = ${asking.principal.staff})::integer as mine
    ${visible(asking)}`.execute(asking.db)
  return rows[0] ?? notFound()
}

/** Devices of others with a status, the newest request first; at most 100. */
export const requests = (asking: Asking, status: Device['status']) =>
  rowsOf(
    asking,
    sql`d.staff_id <> ${asking.principal.staff} and d.status = ${status}
        order by d.requested_at desc, d.id desc limit 100`,
  )

export async function one(asking: Asking, id: number): Promise<Device> {
  return (await rowsOf(asking, sql`d.id = ${id}`))[0] ?? notFound()
}

/** A device by its public id. */
export async function oneByUuid(asking: Asking, uuid: string): Promise<Device> {
  return (await rowsOf(asking, sql`d.uuid = ${uuid}::uuid`))[0] ?? notFound()
}

export async function lock(db: Db, id: number) {
  await sql`select from device where merchant_id = current_merchant() and id = ${id} for update`.execute(
    db,
  )
}

/** Changes columns of a device. */
export async function put(db: Db, id: number, patch: Record<string, unknown>) {
  const changes = Object.entries(patch).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`
    update device set ${sql.join(changes)} where merchant_id = current_merchant() and id = ${id}`.execute(
    db,
  )
}

/** Notes that the principal has seen the request of a device, once. */
export async function addSeen({ db, principal: { staff } }: Asking, id: number) {
  await sql`
    update device set seen_by = array_append(seen_by, ${staff}::bigint)
     where merchant_id = current_merchant() and id = ${id} and not ${staff}::bigint = any (seen_by)`.execute(
    db,
  )
}

/** The open sessions of an approved device get the long idle time and no longer wait. */
export async function openSessions(db: Db, id: number, idleSeconds: number) {
  await sql`
    update session set idle_seconds = ${idleSeconds}, waits = false
     where merchant_id = current_merchant() and device_id = ${id} and ended_at is null`.execute(db)
}

/** Ends the sessions of a device; returns their number. */
export async function endSessions(db: Db, { id, staff }: Device, now: Date): Promise<number> {
  const { rows } = await sql`
    select from session s where s.merchant_id = current_merchant() and s.device_id = ${id} and s.ended_at is null
       and s.expires_at > ${now}::timestamptz
       and s.seen_at + make_interval(secs => s.idle_seconds) > ${now}::timestamptz`.execute(db)
  await sql`select end_sessions(current_merchant(), ${staff.id}, ${id})`.execute(db)
  return rows.length
}

/** Tells the clubs of its person that a device has changed, and returns it. */
export async function emitChanged(
  context: Asking & Pick<Context, 'emit'>,
  id: number,
): Promise<Device> {
  const device = await one(context, id)
  const { rows } = await sql<{ club: number }>`
    select club_id as club from staff_club
     where merchant_id = ${context.principal.merchant} and staff_id = ${device.staff.id}`.execute(
    context.db,
  )
  return context.emit('device.changed', device, () => rows.map(({ club }) => club))
}
