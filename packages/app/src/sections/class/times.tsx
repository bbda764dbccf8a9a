import { lazy } from 'react'
import { checkHours } from '../../gym/hours.ts'
import { whenOf } from '../../gym/useWhen.ts'
import type { FieldKind } from '../../scaffold/form.types.ts'
import type { Say } from '../../scaffold/say.ts'
import { blockOf, newBlock, sentOf, type Block } from './block.ts'
import type { ClassTime, TimeSent } from './class.data.ts'

const TimesField = lazy(async () => ({ default: (await import('./TimesField.tsx')).TimesField }))

/** Field type of a class's blocks. Errors are prefixed with the number of the block. */
export const times = (): FieldKind<readonly Block[], TimeSent[]> => ({
  initial: [newBlock],
  required: true,
  wide: true,
  draw: (props) => <TimesField {...props} />,
  rule: ({ yup, say }) =>
    yup.mixed<Block[]>().test('blocks', (blocks = [], { createError }) => {
      for (const [index, block] of blocks.entries()) {
        const { start_time: start, end_time: end, week_days: days } = block
        const isUnfinished = !hour.test(start) || !hour.test(end) || days.length === 0
        const wrong = isUnfinished ? say('class:blockUnfinished') : checkHours(block, say).end_time
        if (wrong) return createError({ message: `${index + 1}. ${wrong}` })
      }
      return true
    }),
  toForm: (stored) => (Array.isArray(stored) ? (stored as ClassTime[]).map(blockOf) : []),
  toSent: (blocks) => blocks.map(sentOf),
  show: (blocks, { say }) => blocks.map((block) => showBlock(block, say)).join('; '),
})

/** Formats all editable values of a block, so that two versions can be told apart. */
function showBlock({ trainers, room, slot, ...hours }: Block, say: Say) {
  return [
    whenOf(hours, (day) => say(`gym:${day}`)),
    trainers.map(({ name }) => name).join(', ') || say('class:noTrainer'),
    room?.name ?? say('class:noRoom'),
    `${say('class:fields.slot')}: ${slot ?? say('gym:unlimited')}`,
  ].join(' · ')
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/
