import {
  FieldGrid,
  IconButton,
  Inline,
  NumberField,
  RemoveIcon,
  Stack,
  TimeField,
  WeekdaysField,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { rooms, trainers } from '../../gym/lists.ts'
import { NamedField, NamedManyField } from '../../scaffold/NamedFields.tsx'
import type { Block } from './block.ts'

interface BlockFieldsProps {
  /** Prefix of the input names. */
  name: string
  /** 1-based. */
  number: number
  block: Block
  /** Error of the block, shown at its time. */
  error: string | undefined
  change(patch: Partial<Block>): void
  /** Undefined for the only block. */
  remove: (() => void) | undefined
}

/** Fields of a time block: hours, weekdays, room, trainers, places. */
export function BlockFields(props: BlockFieldsProps) {
  const { name, number, block, error, change, remove } = props
  const { t } = useTranslation('class')
  const title = t('block', { n: number })
  return (
    <Stack role="group" aria-label={title}>
      <Inline align="between">
        <b>{title}</b>
        {remove && (
          <IconButton icon={RemoveIcon} label={t('removeBlock', { n: number })} onClick={remove} />
        )}
      </Inline>
      <FieldGrid>
        <TimeField
          name={`${name}.start_time`}
          label={t('fields.start_time')}
          value={block.start_time}
          required
          error={error}
          onChange={(start_time) => change({ start_time })}
        />
        <TimeField
          name={`${name}.end_time`}
          label={t('fields.end_time')}
          value={block.end_time}
          required
          onChange={(end_time) => change({ end_time })}
        />
        <div data-wide>
          <WeekdaysField
            name={`${name}.week_days`}
            label={t('fields.week_days')}
            value={block.week_days}
            required
            onChange={(week_days) => change({ week_days })}
          />
        </div>
        <NamedManyField
          name={`${name}.trainers`}
          label={t('fields.trainers')}
          source={trainers}
          placeholder={t('noTrainer')}
          value={block.trainers}
          onChange={(chosen) => change({ trainers: chosen })}
        />
        <NamedField
          name={`${name}.room`}
          label={t('fields.room')}
          source={rooms}
          none={t('noRoom')}
          value={block.room}
          onChange={(room) => change({ room })}
        />
        <NumberField
          name={`${name}.slot`}
          label={t('fields.slot')}
          hint={t('hints.slot')}
          value={block.slot}
          onChange={(slot) => change({ slot })}
        />
      </FieldGrid>
    </Stack>
  )
}
