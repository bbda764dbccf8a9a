import type { LedgerLine } from '../../src/domain/money.ts'
import { localDay, momentOf, type Moment } from '../days.ts'
import { rowsOf, type Target } from '../records.ts'
import type { Club, Deposit, Worker, World } from '../world.ts'
import { as, day, moment, number, text } from '../write.ts'

/** Input of a ledger booking. */
export interface Posting {
  kind:
    | 'payment'
    | 'deposit'
    | 'withdrawal'
    | 'void'
    | 'refund'
    | 'float'
    | 'cash_out'
    | 'shift_close'
  reverses?: boolean
  club: number
  at: number
  payment: number | null
  member: number | null
  staff: number
  lines: LedgerLine[]
  /** The deposit that it belongs to. */
  deposit?: Deposit
  /** The shift that booked it by itself. */
  shift?: Shift
}

/** A shift of a cash desk with its totals. */
export interface Shift {
  id: number
  club: Club
  worker: Worker
  opened: Moment
  /** Null while it is open. */
  closed: Moment | null
  float: number
  /** Cash paid out of the drawer, for water and the like. */
  out: number
  difference: number
  reason: string | null
  expected: number
}

/** Length in days of the history of shifts; today's shift is open. */
const DAYS = 12
const FLOAT = 500_000
const WATER = 40_000
const [OPENS, NOON, EVENING, CLOSES] = [6 * 60 + 50, 13 * 60 + 5, 14 * 60 + 10, 22 * 60 + 20]
const short = { amount: -5_000, reason: 'Qaytim xato berilgan' }
const over = { amount: 2_000, reason: 'Mijoz qaytimini olmagan' }
const notes = [200_000, 100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000]

/** The second club works by shifts, the third one since yesterday. */
export const shiftClubsOf = ({ country, clubs }: World) =>
  country === 'UZB' ? clubs.slice(1, 3) : []

/** The shifts of the last days, each with the bookings made while it was open. */
export function tellShifts(world: World, posts: readonly Posting[]): Shift[] {
  const [club, other] = shiftClubsOf(world)
  const worker = club?.staff.find(({ role }) => role === 'restricted_user')
  if (!club || !worker || world.members.length === 0) return []
  const shifts: Shift[] = []
  for (let back = DAYS; back >= 0; back--) {
    const opened = momentOf(world.today - back, OPENS, world.zone)
    const isOpen = back === 0
    if (opened >= world.now) continue
    const differs = back === 9 ? short : back === 4 ? over : undefined
    const shift: Shift = {
      id: 0,
      club,
      worker,
      opened,
      closed: isOpen ? null : momentOf(world.today - back, CLOSES, world.zone),
      float: FLOAT,
      out: !isOpen && back % 5 === 2 ? WATER : 0,
      difference: differs?.amount ?? 0,
      reason: differs?.reason ?? null,
      expected: 0,
    }
    const taken = posts
      .filter((post) => isIn(shift, post))
      .flatMap(({ lines }) => lines)
      .reduce((sum, { account, amount }) => sum + (account === 'cash' ? amount : 0), 0)
    // The float covers all returned cash.
    if (taken < 0) shift.float = FLOAT + Math.ceil(-taken / FLOAT) * FLOAT
    shift.expected = shift.float - shift.out + taken
    shifts.push(shift)
  }
  const late = deskOf(other)
  return other && late ? [...shifts, forgotten(world, other, late)] : shifts
}

const deskOf = (club: Club | undefined) =>
  club?.staff.findLast(({ role }) => role === 'restricted_user')

/** Yesterday's evening shift, which was opened without a float and not closed. */
const forgotten = ({ today, zone }: World, club: Club, worker: Worker): Shift => ({
  id: 0,
  club,
  worker,
  opened: momentOf(today - 1, EVENING, zone),
  closed: null,
  float: 0,
  out: 0,
  difference: 0,
  reason: null,
  expected: 0,
})

export const isIn = ({ club, opened, closed }: Shift, post: Pick<Posting, 'club' | 'at'>) =>
  post.club === club.id && post.at >= opened && (closed === null || post.at <= closed)

/** Bookings of the shift itself: the float, cash out, and the final count. */
export function shiftPostings(shift: Shift): Posting[] {
  const { opened, closed, float, out, expected, difference } = shift
  const moved = (kind: Posting['kind'], at: Moment, lines: LedgerLine[]): Posting => ({
    kind,
    club: shift.club.id,
    at,
    payment: null,
    member: null,
    staff: shift.worker.id,
    lines: lines.filter(({ amount }) => amount !== 0),
    shift,
  })
  const outAt = opened + (NOON - OPENS) * 60
  return [
    ...(float > 0
      ? [
          moved('float', opened, [
            { account: 'cash', amount: float },
            { account: 'safe', amount: -float },
          ]),
        ]
      : []),
    ...(out > 0
      ? [
          moved('cash_out', outAt, [
            { account: 'cash', amount: -out },
            { account: 'safe', amount: out },
          ]),
        ]
      : []),
    ...(closed === null
      ? []
      : [
          moved('shift_close', closed, [
            { account: 'cash', amount: -expected },
            { account: 'safe', amount: expected + difference },
            { account: 'cash_difference', amount: -difference },
          ]),
        ]),
  ]
}

export async function writeShifts(target: Target, shifts: Shift[]) {
  const { world, ids } = target
  for (const shift of shifts) shift.id = ids.shift++
  const whenClosed =
    <T>(value: (shift: Shift) => T) =>
    (shift: Shift) =>
      shift.closed === null ? null : value(shift)
  await rowsOf(target, 'shift', shifts, (row) => ({
    id: number((i) => row(i).id),
    club_id: number((i) => row(i).club.id),
    opened_by: number((i) => row(i).worker.id),
    opened_at: moment((i) => row(i).opened),
    business_day: day((i) => localDay(row(i).opened, world.zone)),
    closed_by: number((i) => whenClosed(({ worker }) => worker.id)(row(i))),
    closed_at: moment((i) => row(i).closed),
    counted: number((i) => whenClosed(countedIn)(row(i))),
    notes: as('jsonb', (i) => whenClosed((shift) => JSON.stringify(notesOf(shift)))(row(i))),
    coins: number((i) => whenClosed(coinsOf)(row(i))),
    difference_reason: text((i) => row(i).reason),
  }))
}

/** Inserts the reasons of cash out, with the ids of their transactions. */
export async function writeMoves(target: Target, posts: readonly (Posting & { id: number })[]) {
  const found = posts.filter(({ kind }) => kind === 'cash_out')
  await rowsOf(target, 'shift_move', found, (row) => ({
    shift_id: number((i) => row(i).shift?.id ?? 0),
    direction: text(() => 'out'),
    amount: number((i) => row(i).shift?.out ?? 0),
    reason: text(() => 'Ichimlik suvi uchun'),
    transaction_id: number((i) => row(i).id),
    staff_id: number((i) => row(i).staff),
    at: moment((i) => row(i).at),
  }))
}

const countedIn = ({ expected, difference }: Shift) => expected + difference
const coinsOf = (shift: Shift) => countedIn(shift) % 1000

/** The fewest notes that make up the sum. */
function notesOf(shift: Shift) {
  let left = countedIn(shift)
  return notes.flatMap((note) => {
    const count = Math.floor(left / note)
    left -= note * count
    return count > 0 ? [{ note, count }] : []
  })
}
