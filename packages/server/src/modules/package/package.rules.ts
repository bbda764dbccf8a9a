import type { TimetableEntry } from '../../rules/timetable.ts'
import { refuse } from '../../core/errors.ts'
import { wrongHours, type Hours } from '../../rules/hours.ts'

export function checkHours(hours: Hours) {
  const fields = wrongHours(hours)
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
}

/** A package is changed and removed where it belongs; other clubs only sell it. */
export function checkOwner(owner: { id: number; name: string }, club: number) {
  if (owner.id !== club) refuse('package_of_other_club', { vars: { club: owner.name } })
}

/** When and where it takes place, for the timetable. */
export function entryOf({ start_time, end_time, week_days, room, trainer }: Place): TimetableEntry {
  return { start_time, end_time, week_days, room, trainers: trainer ? [trainer] : [] }
}

interface Place extends Hours {
  week_days?: number[]
  room?: number | null
  trainer?: number | null
}
