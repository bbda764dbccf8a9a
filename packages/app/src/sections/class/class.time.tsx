import { classTimeLimits } from '@zal/api/fieldLimits'
import { checkHours } from '../../domain/hours.ts'
import { rooms, trainers } from '../../domain/lists.ts'
import {
  blank,
  editPage,
  number,
  optional,
  reference,
  referenceMany,
  time,
  weekdays,
} from '../../scaffold/form/index.ts'
import { blockOf, newBlock } from './block.ts'
import { classTime, type Class } from './class.data.ts'

/** Form of the block in the URL. */
export const TimeForm = editPage(classTime, {
  fields: {
    start_time: time(),
    end_time: time(),
    week_days: weekdays(),
    trainers: blank(referenceMany(trainers)),
    room: optional(reference(rooms)),
    slot: optional(number(classTimeLimits.slot)),
  },
  without: ['id'],
  means: (record, { timeIndex }) => ({ id: blockAt(record, timeIndex).id ?? undefined }),
  titled: ({ name }, translate, { timeIndex }) =>
    translate('class:timeTitle', { name, n: Number(timeIndex) + 1 }),
  flatten: (record, { timeIndex }) => {
    const { id: _, ...block } = blockAt(record, timeIndex)
    return block
  },
  check: checkHours,
})

function blockAt({ times }: Class, timeIndex: string | undefined) {
  const time = times[Number(timeIndex)]
  return time ? blockOf(time) : newBlock
}
