import { refuse, type FieldRefusal } from '../../core/errors.ts'
import type { TimetableEntry } from '../../rules/timetable.ts'
import { wrongHours } from '../../rules/hours.ts'

export interface Block extends TimetableEntry {
  start_time: string
  end_time: string
  week_days: number[]
  slot?: number | null
}

/**
 * Checks that blocks end after they begin, and that no two of them share a room or a trainer at the same
 * time.
 */
export function checkBlocks(blocks: Block[], fieldOf: (name: string, index: number) => string) {
  const fields: Record<string, FieldRefusal> = {}
  for (const [index, block] of blocks.entries()) {
    const { end_time: late } = wrongHours(block)
    if (late) fields[fieldOf('end_time', index)] = late
    const rival = blocks.slice(0, index).find((other) => collide(block, other))
    if (rival) {
      const { start_time: from, end_time: to } = rival
      fields[fieldOf('start_time', index)] = ['blocks_overlap', { from, to }]
    }
  }
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
}

function collide(one: Block, other: Block) {
  const sharesPlace =
    (one.room && one.room === other.room) ||
    one.trainers?.some((trainer) => other.trainers?.includes(trainer))
  return (
    Boolean(sharesPlace) &&
    one.start_time < other.end_time &&
    other.start_time < one.end_time &&
    one.week_days.some((day) => other.week_days.includes(day))
  )
}
