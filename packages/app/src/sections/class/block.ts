import type { Weekday } from '@zal/ui'

/** A block of a class while it is edited. */
export interface Block {
  id: number | null
  start_time: string
  end_time: string
  week_days: readonly Weekday[]
  trainers: readonly number[]
  room: number | null
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
