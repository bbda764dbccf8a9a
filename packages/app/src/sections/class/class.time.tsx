import { classTimeLimits } from '@zal/api/limits'
import { checkHours } from '../../gym/hours.ts'
import { rooms, trainers } from '../../gym/lists.ts'
import { blank, number, optional, time, weekdays } from '../../scaffold/fields.ts'
import { editPage } from '../../scaffold/formPage.tsx'
import { pick, pickMany } from '../../scaffold/pick.ts'
import { blockOf, newBlock } from './block.ts'
import { classTime, type Class } from './class.data.ts'

/** Form of the block in the URL. */
export const TimeForm = editPage(classTime, {
  fields: {
    start_time: time(),
    end_time: time(),
    week_days: weekdays(),
    trainers: blank(pickMany(trainers)),
    room: optional(pick(rooms)),
    slot: optional(number(classTimeLimits.slot)),
  },
  without: ['id'],
  means: (record, { timeIndex }) => ({ id: blockAt(record, timeIndex).id ?? undefined }),
  draft: ({ timeIndex }) => `class.time.${timeIndex}`,
  titled: ({ name }, say, { timeIndex }) =>
    say('class:timeTitle', { name, n: Number(timeIndex) + 1 }),
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
