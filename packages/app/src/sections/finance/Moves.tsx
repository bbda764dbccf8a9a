import { DateText, Inline } from '@zal/ui'
import { useSettings } from '../../scaffold/who.ts'
import type { Report } from './shift.data.ts'
import { Sum } from './parts.tsx'

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
            <Sum amount={direction === 'in' ? amount : -amount} signed />
          </Inline>
        </li>
      ))}
    </ul>
  )
}
