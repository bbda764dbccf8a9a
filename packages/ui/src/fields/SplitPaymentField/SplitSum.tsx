import type { ReactNode } from 'react'
import { type CurrencyLabel, fill, formatMoney } from '../../format/index.ts'
import { useFieldWords } from '../shared/words.ts'
import { Foot, Sum } from './SplitPaymentField.parts.ts'

interface SplitSumProps {
  total: number
  /** Remaining amount; negative where the parts exceed the total. */
  left: number
  currency: CurrencyLabel
  /** Hides the note while the parts match the total. */
  isQuiet: boolean
  children: ReactNode
}

/** Shows the entered and the remaining amount. */
export function SplitSum({ total, left, currency, isQuiet, children }: SplitSumProps) {
  const words = useFieldWords()
  const sums = {
    total: formatMoney(total, currency),
    entered: formatMoney(total - left),
    left: formatMoney(left, currency),
    over: formatMoney(-left, currency),
  }
  const text = left === 0 ? words.splitExact : left > 0 ? words.splitLeft : words.splitOver
  const tone = left === 0 ? 'success' : left > 0 ? 'warning' : 'danger'
  return (
    <Foot>
      <Sum aria-live="polite" data-tone={tone}>
        {!(isQuiet && left === 0) && fill(text, sums)}
      </Sum>
      {children}
    </Foot>
  )
}
