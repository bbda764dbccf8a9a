import { sql } from 'kysely'
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
}

/** Unread notifications of a person of the demo: at most these, and at most half of them. */
const MOST_UNREAD = 3

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
  const received = all.flatMap(({ to, ago }, i) => to.map((staff) => ({ id: i + 1, staff, ago })))
  const isUnread = ({ staff, id }: (typeof received)[number]) => {
    const own = received.filter((row) => row.staff === staff)
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
