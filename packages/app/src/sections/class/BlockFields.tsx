import {
  FieldGrid,
  IconButton,
  Inline,
  MultiSelectField,
  NumberField,
  RemoveIcon,
  SelectField,
  Stack,
  TimeField,
  WeekdaysField,
  type Option,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Block } from './block.ts'

interface BlockFieldsProps {
  /** Begins the names of the inputs. */
  name: string
  /** Counts from 1. */
  number: number
  block: Block
  places: Record<'rooms' | 'trainers', Option<number>[]>
  /** What is wrong with the block, said where its time is. */
  error: string | undefined
  change(patch: Partial<Block>): void
  /** Absent for the only block. */
  remove: (() => void) | undefined
}

/** When one block takes place, where and with whom. */
export function BlockFields(props: BlockFieldsProps) {
  const { name, number, block, places, error, change, remove } = props
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
        <MultiSelectField
          name={`${name}.trainers`}
          label={t('fields.trainers')}
          options={places.trainers}
          placeholder={t('noTrainer')}
          value={block.trainers}
          onChange={(trainers) => change({ trainers })}
        />
        <SelectField
          name={`${name}.room`}
          label={t('fields.room')}
          options={[{ id: 0, label: t('noRoom') }, ...places.rooms]}
          value={block.room ?? 0}
          onChange={(room) => change({ room: room || null })}
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
