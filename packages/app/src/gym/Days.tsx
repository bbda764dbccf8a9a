import { DateText } from '@zal/ui'

/** Date range: "01/02/2026 – 31/01/2027". */
export function Days({ from, to }: { from: string; to: string }) {
  return (
    <span>
      <DateText day={from} />
      {' – '}
      <DateText day={to} />
    </span>
  )
}
