import { lazy } from 'react'
import { checkHours } from '../../domain/hours.ts'
import { scheduleText } from '../../domain/useScheduleText.ts'
import type { FieldType } from '../../scaffold/form/index.ts'
import type { Translate } from '../../scaffold/i18n/index.ts'
import { blockOf, newBlock, sentOf, type Block } from './block.ts'
import type { ClassTime, TimeSent } from './class.data.ts'

const TimesField = lazy(async () => ({ default: (await import('./TimesField.tsx')).TimesField }))

/** Field type of a class's blocks. Errors are prefixed with the number of the block. */
export const times = (): FieldType<readonly Block[], TimeSent[]> => ({
  initial: [newBlock],
  required: true,
  wide: true,
  render: (props) => <TimesField {...props} />,
  rule: ({ yup, translate }) =>
    yup.mixed<Block[]>().test('blocks', (blocks = [], { createError }) => {
      for (const [index, block] of blocks.entries()) {
        const { start_time: start, end_time: end, week_days: days } = block
        const isUnfinished = !hour.test(start) || !hour.test(end) || days.length === 0
        const wrong = isUnfinished
          ? translate('class:blockUnfinished')
          : checkHours(block, translate).end_time
        if (wrong) return createError({ message: `${index + 1}. ${wrong}` })
      }
      return true
    }),
  parse: (stored) => (Array.isArray(stored) ? (stored as ClassTime[]).map(blockOf) : []),
  serialize: (blocks) => blocks.map(sentOf),
  format: (blocks, { translate }) => blocks.map((block) => showBlock(block, translate)).join('; '),
})

/** Formats all editable values of a block, so that two versions can be told apart. */
function showBlock({ trainers, room, slot, ...hours }: Block, translate: Translate) {
  return [
    scheduleText(hours, (day) => translate(`domain:${day}`)),
    trainers.map(({ name }) => name).join(', ') || translate('class:noTrainer'),
    room?.name ?? translate('class:noRoom'),
    `${translate('class:fields.slot')}: ${slot ?? translate('domain:unlimited')}`,
  ].join(' · ')
}

const hour = /^([01]\d|2[0-3]):[0-5]\d$/
