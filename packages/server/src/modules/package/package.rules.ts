import type { Answer, Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'
import type { TimetableEntry } from '../../queries/timetable.ts'
import { wrongHours, type Hours } from '../../domain/hours.ts'

export function checkHours(hours: Hours) {
  const fields = wrongHours(hours)
  if (Object.keys(fields).length > 0) fail('validation', { fields })
}

export type Package = Answer<'getPackage'>

/** Whether the package belongs to this club; other clubs may only sell it. */
const isOwn = ({ club }: Pick<Package, 'club'>, who: Pick<Principal, 'club'>) =>
  club.id === who.club

export function checkOwner(row: Pick<Package, 'club'>, who: Principal) {
  if (!isOwn(row, who)) fail('package_of_other_club', { vars: { club: row.club.name } })
}

/** Adds the allowed actions of the principal, by the same rule as the writes. */
export function withAllowedActions(row: Omit<Package, 'allowed_actions'>, who: Principal): Package {
  const has = (action: string) =>
    isOwn(row, who) && allows(who.permissions, ['package', 'list', action])
  return { ...row, allowed_actions: { change: has('change'), remove: has('delete') } }
}

/** The audited record: without the allowed actions, which depend on the person. */
export const traceOf = ({ allowed_actions: _, ...row }: Package) => row

/** Hours, room and trainer of the package for the timetable. */
export function entryOf({
  start_time,
  end_time,
  week_days,
  room,
  trainer,
}: TimetableFields): TimetableEntry {
  return { start_time, end_time, week_days, room, trainers: trainer ? [trainer] : [] }
}

interface TimetableFields extends Hours {
  week_days?: number[]
  room?: number | null
  trainer?: number | null
}
