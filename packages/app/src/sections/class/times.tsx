import { lazy } from 'react'
import type { FieldKind } from '../../scaffold/form.types.ts'
import { newBlock, type Block } from './block.ts'
import { sentOf, type ClassTime, type TimeSent } from './class.data.ts'

const TimesField = lazy(async () => ({ default: (await import('./TimesField.tsx')).TimesField }))

/** The blocks of a class, one under the other. What is wrong is told with the number of the block. */
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
        const wrong = isUnfinished ? 'blockUnfinished' : end <= start ? 'blockOrder' : null
        if (wrong) return createError({ message: `${index + 1}. ${say(`class:${wrong}`)}` })
      }
      return true
    }),
  toForm: (stored) => (Array.isArray(stored) ? (stored as ClassTime[]).map(sentOf) : []),
  toSent: (blocks) =>
    blocks.map((block) => ({
      ...block,
      week_days: [...block.week_days],
      trainers: [...block.trainers],
    })),
  show: (blocks) =>
    blocks.map(({ start_time, end_time }) => `${start_time} – ${end_time}`).join(', '),
})

const hour = /^([01]\d|2[0-3]):[0-5]\d$/
