import type { Answer, Who } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { allows } from '../../core/permissions.ts'
import type { TimetableEntry } from '../../rules/timetable.ts'
import { wrongHours, type Hours } from '../../rules/hours.ts'

export function checkHours(hours: Hours) {
  const fields = wrongHours(hours)
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
}

export type Package = Answer<'getPackage'>

/** Whether the package belongs to this club; other clubs may only sell it. */
const isOwn = ({ club }: Pick<Package, 'club'>, who: Pick<Who, 'club'>) => club.id === who.club

export function checkOwner(row: Pick<Package, 'club'>, who: Who) {
  if (!isOwn(row, who)) refuse('package_of_other_club', { vars: { club: row.club.name } })
}

/** Adds the allowed actions of the principal, by the same rule as the writes. */
export function withMay(row: Omit<Package, 'may'>, who: Who): Package {
  const has = (action: string) =>
    isOwn(row, who) && allows(who.permissions, ['package', 'list', action])
  return { ...row, may: { change: has('change'), remove: has('delete') } }
}

/** The audited record: without the allowed actions, which depend on the person. */
export const traceOf = ({ may: _, ...row }: Package) => row

/** Hours, room and trainer of the package for the timetable. */
export function entryOf({ start_time, end_time, week_days, room, trainer }: Place): TimetableEntry {
  return { start_time, end_time, week_days, room, trainers: trainer ? [trainer] : [] }
}

interface Place extends Hours {
  week_days?: number[]
  room?: number | null
  trainer?: number | null
}
