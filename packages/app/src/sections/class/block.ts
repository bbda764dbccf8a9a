import type { Weekday } from '@zal/ui'
import type { Named } from '../../scaffold/named.ts'
import type { ClassTime, TimeSent } from './class.data.ts'

/** Form values of a time block. */
export interface Block {
  id: number | null
  start_time: string
  end_time: string
  week_days: readonly Weekday[]
  trainers: readonly Named[]
  room: Named | null
  slot: number | null
}

export const newBlock: Block = {
  id: null,
  start_time: '',
  end_time: '',
  week_days: [],
  trainers: [],
  room: null,
  slot: null,
}

/** Converts a stored block to form values. */
export const blockOf = (time: ClassTime): Block => {
  const { id, start_time, end_time, week_days, staffs, room, slot } = time
  const trainers = staffs.map(({ id: trainer, label }) => ({ id: trainer, name: label }))
  return { id, start_time, end_time, week_days, trainers, room, slot }
}

/** Converts form values to the request body. */
export const sentOf = ({ week_days, trainers, room, ...block }: Block): TimeSent => ({
  ...block,
  week_days: [...week_days],
  trainers: trainers.map(({ id }) => id),
  room: room?.id ?? null,
})
