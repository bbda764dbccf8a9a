import type { TimetableEntry } from '../../rules/timetable.ts'
import { refuse, type FieldRefusal } from '../../core/errors.ts'

interface Hours {
  start_time?: string | null
  end_time?: string | null
}

/** Hours of entry are given as a pair, the earlier one first, or not at all. */
export function checkHours({ start_time, end_time }: Hours) {
  if (!start_time && !end_time) return
  if (!start_time) field('start_time', 'required')
  else if (!end_time) field('end_time', 'required')
  else if (start_time >= end_time) field('end_time', ['too_early', { limit: start_time }])
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

function field(name: string, refusal: FieldRefusal): never {
  refuse('validation', { fields: { [name]: refusal } })
}
