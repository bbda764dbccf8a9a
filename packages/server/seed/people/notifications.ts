import { sql } from 'kysely'
import { isoDay, momentOf } from '../days.ts'
import { rowsOf, type Target } from '../records.ts'
import { as, moment, number, text } from '../write.ts'

interface SeedNotification {
  kind: string
  /** Hours ago. */
  ago: number
  to: readonly number[]
  record?: number | null
  club?: number | null
  sender?: number | null
  figures?: Record<string, number>
  /** It does not count among the newest, which are unread. @default false */
  isRead?: boolean
}

/** Unread notifications of a person of the demo: at most these, and at most half of them. */
const MOST_UNREAD = 3
/** Minute of the day at which the digest comes, and the odd things in it. */
const DIGEST = 8 * 60
const THINGS = 3

/** Notifications of the demo's owner, director, manager and front desk over some weeks, older ones read. */
export async function writeNotifications(target: Target) {
  const { world } = target
  const personOf = (email: string) =>
    world.staff.find((person) => person.email.startsWith(`${email}@`))?.id ?? 0
  const [owner, director, manager, desk] = ['owner', 'director', 'manager', 'desk'].map(personOf)
  if (!owner || !director || !manager || !desk) return
  const club = world.clubs[0]?.id
  const rights = { kind: 'rights_changed', club, sender: owner }
  const sent: SeedNotification[] = [
    ...(await reversals(target, owner)),
    ...(await deviceRequests(target, [owner, director, manager])),
    { ...rights, ago: 3, to: [desk], record: desk },
    { ...rights, ago: 75, to: [desk], record: desk },
    { ...rights, ago: 219, to: [manager], record: manager },
    { kind: 'rights', ago: 170, to: [owner], record: manager, club, sender: director },
    {
      kind: 'import_finished',
      ago: 26,
      to: [manager],
      club,
      figures: { created: 214, filled: 12, skipped: 3 },
    },
    { kind: 'delivery_failed', ago: 122, to: [owner] },
    { kind: 'database_restart', ago: 290, to: [owner] },
    ...(await digest(target, owner)),
  ]
  const all = sent.toSorted((one, other) => other.ago - one.ago)
  const at = (ago: number) => Math.round(world.now - ago * 3600)
  await rowsOf(target, 'notification', all, (row) => ({
    id: number((i) => i + 1),
    club_id: number((i) => row(i).club ?? null),
    kind: text((i) => row(i).kind),
    record_id: number((i) => row(i).record ?? null),
    sender_id: number((i) => row(i).sender ?? null),
    figures: as('jsonb', (i) => JSON.stringify(row(i).figures ?? {})),
    created_at: moment((i) => at(row(i).ago)),
  }))
  const received = all.flatMap(({ to, ago, isRead = false }, i) =>
    to.map((staff) => ({ id: i + 1, staff, ago, isRead })),
  )
  const isUnread = ({ staff, id, isRead }: (typeof received)[number]) => {
    if (isRead) return false
    const own = received.filter((row) => row.staff === staff && !row.isRead)
    const newer = own.filter((row) => row.id > id).length
    return newer < Math.min(MOST_UNREAD, Math.floor(own.length / 2))
  }
  await rowsOf(target, 'notification_recipient', received, (row) => ({
    staff_id: number((i) => row(i).staff),
    notification_id: number((i) => row(i).id),
    read_at: moment((i) => (isUnread(row(i)) ? null : at(Math.max(row(i).ago - 8, 0)))),
  }))
}

/** The latest voids and refunds by others than the owner: four in the first club, two in the others. */
async function reversals({ db, world }: Target, owner: number): Promise<SeedNotification[]> {
  const first = world.clubs[0]?.id ?? 0
  const { rows } = await sql<{
    kind: string
    record: number
    club: number
    sender: number
    at: number
  }>`
    select kind, record, club, sender, at from (
      select case r.kind when 'void' then 'void' else 'refund' end as kind, r.payment_id as record, p.club_id as club,
             r.staff_id as sender, extract(epoch from r.at)::bigint as at,
             row_number() over (partition by p.club_id = ${first} order by r.at desc, r.id desc) as nth
        from payment_reversal r join payment p on p.merchant_id = r.merchant_id and p.id = r.payment_id
       where r.merchant_id = ${world.merchant} and r.staff_id <> ${owner}
    ) x where nth <= case when club = ${first} then 4 else 2 end`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, ago: (world.now - at) / 3600, to: [owner] }))
}

/** Devices that wait for their approval. */
async function deviceRequests(
  { db, world }: Target,
  to: readonly number[],
): Promise<SeedNotification[]> {
  const { rows } = await sql<{ record: number; at: number }>`
    select id as record, extract(epoch from requested_at)::bigint as at from device
     where merchant_id = ${world.merchant} and status = 'pending' order by id`.execute(db)
  return rows.map(({ record, at }) => ({
    kind: 'device_request',
    record,
    ago: (world.now - at) / 3600,
    to,
  }))
}

/** Turns on the owner's morning digest. The last one is that of yesterday: the server writes today's at its hour. */
async function digest({ db, world }: Target, owner: number): Promise<SeedNotification[]> {
  if (world.members.length === 0) return []
  const day = world.today - 1
  await sql`
    update staff set digest = true, digest_day = ${isoDay(day)}::date
     where merchant_id = ${world.merchant} and id = ${owner}`.execute(db)
  const { rows } = await sql<{ sales: number; usual: number }>`
    select coalesce(sum(z.total - z.returned) filter (where z.payment_date = x.day and z.status in ('paid', 'partial_refund')), 0)::bigint
             as sales,
           coalesce(sum(z.total - z.returned) filter (where z.payment_date < x.day) / 4, 0)::bigint as usual
      from (select ${isoDay(day - 1)}::date as day) x
      join payment_state z on z.payment_date in (x.day, x.day - 7, x.day - 14, x.day - 21, x.day - 28)
     where z.merchant_id = ${world.merchant}`.execute(db)
  const { sales = 0, usual = 0 } = rows[0] ?? {}
  const ago = (world.now - momentOf(day, DIGEST, world.zone)) / 3600
  const figures: Record<string, number> = { sales, things: THINGS }
  if (usual > 0) figures.change = Math.round(((sales - usual) * 100) / usual)
  return [{ kind: 'digest', ago, to: [owner], figures, isRead: true }]
}
