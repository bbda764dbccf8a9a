import { addDays, daysBetween, lastDay } from './membershipDates.ts'

/** Frozen days: the first one inclusive, the last one exclusive. */
export interface Span {
  start_date: string
  /** The first day that is not frozen. */
  end_date: string
}

/** The fields of a membership that the rule needs. */
export interface Freezable {
  /** 1 package, 2 class. */
  type: number
  status: string
  read_only: boolean
  start_date: string
  /** The last day, including all freezes. */
  end_date: string
  /** Freezes that were not cancelled, in order. */
  freezes: (Span & { id: number })[]
  /** Total days that it may be frozen; null is unlimited. */
  freeze_days: number | null
  /** Maximum number of freezes; null is unlimited. */
  freeze_times: number | null
  /** The packages that the member has bought for after this one, in order of their days. */
  followers: Follower[]
}

/** A package that begins after the frozen one. */
export interface Follower {
  id: number
  plan: string
  start_date: string
  /** Its last day. */
  end_date: string
  /** Days by which the current or scheduled freeze has moved it. */
  moved: number
}

/** A following package that moves with the end of the frozen one. */
export interface Shift {
  membership: number
  plan: string
  start_date: string
  moved_to: string
}

/** Result of a change for the freeze and the membership. */
export interface Moved extends Span {
  /** Frozen days of this freeze. */
  days: number
  /** The new last day of the membership. */
  until: string
  /** The freeze that is changed; null creates one. */
  of: number | null
  /** The following packages that move by the same days, in order of their days. */
  shifts: Shift[]
}

export interface Refused {
  code: string
  field: 'start_date' | 'end_date' | null
  vars: Record<string, string | number>
}

/** Maximum length of a freeze in days, whatever the package allows. */
export const LONGEST = 366

export const isRefused = (outcome: Moved | Refused): outcome is Refused => 'code' in outcome

/** The current or scheduled freeze: there is never more than one. */
export const freezeOn = ({ freezes }: Freezable, today: string) =>
  freezes.find(({ end_date }) => end_date > today) ?? null

/** Remaining limits of the package's policy for the current, scheduled or requested freeze. */
export function limitsOf(membership: Freezable, today: string) {
  const { freeze_days, freeze_times } = membership
  const current = freezeOn(membership, today)
  const past = membership.freezes.filter((each) => each !== current)
  const used = past.reduce((sum, each) => sum + lengthOf(each), 0)
  const isRunning = current !== null && current.start_date <= today
  return {
    first_start: isRunning ? current.start_date : today,
    last_start: isRunning ? current.start_date : endWithout(membership, current),
    days: Math.max(0, Math.min(LONGEST, freeze_days === null ? LONGEST : freeze_days - used)),
    days_total: freeze_days,
    days_used: used,
    times_total: freeze_times,
    times_used: past.length,
  }
}

/**
 * Validates the days of a freeze and computes its result. Shared by the preview and the change. A scheduled
 * freeze is moved; a current one keeps its start.
 */
export function freeze(
  membership: Freezable,
  { start_date, end_date }: Partial<Span>,
  today: string,
): Moved | Refused {
  const refusal = cannotFreeze(membership, today)
  if (refusal) return refusal
  if (!start_date) return refused('freeze_date_required', 'start_date')
  if (!end_date) return refused('unfreeze_date_required', 'end_date')
  const current = freezeOn(membership, today)
  const limits = limitsOf(membership, today)
  if (current && current.start_date <= today && start_date !== current.start_date) {
    const vars = { from: current.start_date, until: current.end_date }
    return refused('already_frozen', 'start_date', vars)
  }
  if (start_date < limits.first_start) {
    return refused('freeze_in_past', 'start_date', { first: limits.first_start })
  }
  if (start_date > limits.last_start) {
    return refused('freeze_after_end', 'start_date', { last: limits.last_start })
  }
  const earliest = start_date > today ? start_date : today
  if (end_date <= earliest) return refused('too_early', 'end_date', { limit: earliest })
  const days = daysBetween(start_date, end_date)
  if (days > limits.days) return refused('freeze_too_long', 'end_date', { days: limits.days })
  const until = addDays(endWithout(membership, current), days)
  const shifts = shiftsOf(membership, until)
  return { start_date, end_date, days, until, of: current?.id ?? null, shifts }
}

/**
 * Moves of the following packages when the membership ends on another day. All of them move by the same days, so that
 * none overlaps and every pause between them stays. Back moves only what the freeze had moved, and never into a package
 * that was sold in between.
 */
function shiftsOf({ end_date, followers }: Freezable, until: string): Shift[] {
  const change = daysBetween(end_date, until)
  let last = until
  return followers.flatMap(({ id, plan, start_date, moved, ...follower }) => {
    const free = daysBetween(last, start_date) - 1
    const days = change > 0 ? change : -Math.max(0, Math.min(-change, moved, free))
    last = addDays(follower.end_date, days)
    const moved_to = addDays(start_date, days)
    return days === 0 ? [] : [{ membership: id, plan, start_date, moved_to }]
  })
}

/** Only a current package can be frozen. */
export const isFreezable = ({ type, status }: Pick<Freezable, 'type' | 'status'>) =>
  type === 1 && (status === 'active' || status === 'freeze')

/** Reason why no days at all can be frozen; null where some can. */
export function cannotFreeze(membership: Freezable, today: string): Refused | null {
  const { read_only, freeze_times } = membership
  if (read_only) return refused('member_read_only')
  if (!isFreezable(membership)) return refused('membership_not_freezable')
  const limits = limitsOf(membership, today)
  if (freeze_times !== null && limits.times_used >= freeze_times) {
    return refused('freeze_times_used', null, { times: freeze_times })
  }
  if (limits.days === 0) {
    return refused('freeze_days_used', null, { days: membership.freeze_days ?? 0 })
  }
  return null
}

/**
 * Ends the freeze today: days already frozen stay counted, the others are returned. A freeze that has not
 * begun is cancelled.
 */
export function unfreeze(membership: Freezable, today: string): Moved | Refused {
  const { read_only } = membership
  const current = freezeOn(membership, today)
  if (read_only) return refused('member_read_only')
  if (!current || !isFreezable(membership)) return refused('not_frozen')
  const { id, start_date } = current
  const end_date = start_date > today ? start_date : today
  const days = daysBetween(start_date, end_date)
  const until = addDays(endWithout(membership, current), days)
  return { start_date, end_date, days, until, of: id, shifts: shiftsOf(membership, until) }
}

/** The last day of a membership: sold days plus the sum of its lines. */
export const endOf = (start: string, days: number, lines: readonly { days: number }[]) =>
  lastDay(start, days + lines.reduce((sum, line) => sum + line.days, 0))

const lengthOf = ({ start_date, end_date }: Span) => daysBetween(start_date, end_date)

const endWithout = ({ end_date }: Freezable, current: Span | null) =>
  current ? addDays(end_date, -lengthOf(current)) : end_date

const refused = (
  code: string,
  field: Refused['field'] = null,
  vars: Refused['vars'] = {},
): Refused => ({ code, field, vars })
