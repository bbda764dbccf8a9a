import type { World } from './world.ts'
import { rowsOf, type Target } from './records.ts'
import { day, moment, number, text } from './write.ts'

/** PIN of all demo accounts with a PIN. */
export const PIN = '4826'

/** Age in days of closed days; beyond the limit of past payment dates. */
const CLOSED = [64, 72, 93]

const reasons = {
  UZB: 'Oylik hisobot topshirildi',
  KGZ: 'Месячный отчёт сдан',
} as const

/** Gives a PIN to owner and director, and closes some days of the first club. */
export async function writeLimits(target: Target, pinHash: string) {
  const { world } = target
  const holders = world.staff.filter(({ role }) => role === 'owner' || role === 'director')
  await rowsOf(target, 'staff_pin', holders, (row) => ({
    staff_id: number((i) => row(i).id),
    hash: text(() => pinHash),
    changed_at: opened(world),
  }))
  const club = world.clubs[0]
  const isUsed = world.members.length > 0
  const days = CLOSED.map((back) => world.today - back).filter(
    (each) => isUsed && each > world.opened,
  )
  await rowsOf(target, 'closed_day', days, (row) => ({
    club_id: number(() => club?.id ?? 0),
    day: day((i) => row(i)),
    reason: text(() => reasons[world.country]),
    closed_by: number(() => holders.at(-1)?.id ?? 0),
    closed_at: moment((i) => (row(i) + 2) * 86_400 + 36_000 - world.zone * 60),
  }))
}

const opened = (world: World) => moment(() => world.opened * 86_400 - world.zone * 60)
