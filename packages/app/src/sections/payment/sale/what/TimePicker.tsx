import { RadioField } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../../../domain/useScheduleText.ts'
import { isFull } from '../changes.ts'
import type { ClassTime } from '../../payment.data.ts'

interface TimePickerProps {
  times: readonly ClassTime[]
  /** Id of the block. */
  value: number | null
  onChange(time: number | null): void
  onBlur(): void
  error?: string
}

/** Radio list of a class's blocks with trainers, room and free places; full ones are disabled. */
export function TimePicker({ times, ...field }: TimePickerProps) {
  const { t } = useTranslation(['payment', 'domain'])
  const { when } = useScheduleText()
  const describe = (time: ClassTime) =>
    [
      ...time.staffs.map(({ label }) => label),
      time.room?.name,
      isFull(time)
        ? t('full')
        : time.remaining_slots !== null && t('domain:places', { count: time.remaining_slots }),
    ]
      .filter(Boolean)
      .join(' · ')
  return (
    <RadioField
      {...field}
      required
      name="time"
      label={t('fields.time')}
      options={times.map((time) => ({
        id: time.id,
        label: when(time),
        description: describe(time),
        disabled: isFull(time),
      }))}
    />
  )
}
