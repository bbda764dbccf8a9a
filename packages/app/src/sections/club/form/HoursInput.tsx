import { OpeningHoursField, weekdayOf, type OpeningHours } from '@zal/ui'
import type { FieldRenderProps } from '../../../scaffold/form/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'

/** Opening hours with the day of the club marked. */
export function HoursInput({ noun: _, onBusy: __, ...props }: FieldRenderProps<OpeningHours>) {
  const { today } = useSettings()
  return <OpeningHoursField {...props} hideLabel today={weekdayOf(today)} />
}
