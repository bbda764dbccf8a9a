import { DateText, Inline } from '@zal/ui'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Report } from './shift.data.ts'
import { ShiftSum } from './shiftCells.tsx'

/** Cash movements: time, staff member, purpose. */
export function Moves({ moves }: { moves: Report['moves'] }) {
  const { zone } = useSettings()
  return (
    <ul>
      {moves.map(({ id, at, by, reason, direction, amount }) => (
        <li key={id}>
          <Inline align="between" wrap>
            <span>
              <DateText at={at} zone={zone} timeOnly /> {`· ${reason} · ${by}`}
            </span>
            <ShiftSum amount={direction === 'in' ? amount : -amount} signed />
          </Inline>
        </li>
      ))}
    </ul>
  )
}
