import { Money, Stack } from '@zal/ui'
import { useScheduleText } from '../../domain/useScheduleText.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import type { Class, ClassTime } from './class.data.ts'

interface Row {
  row: Class
}

export function Price({ row }: Row) {
  return <Money amount={row.price} currency={useCurrentUser().currency} />
}

/** Hours of the blocks, one line each. */
export function Times({ row }: Row) {
  return (
    <Stack gap="none">
      {row.times.map((time) => (
        <When key={time.id} time={time} />
      ))}
    </Stack>
  )
}

/** Hours of all blocks in one line. */
export function TimesInLine({ row }: Row) {
  return row.times.map(useScheduleText().when).join('; ')
}

/** "Mo We Fr, 09:00 – 10:00". */
export function When({ time }: { time: ClassTime }) {
  return <span>{useScheduleText().when(time)}</span>
}
