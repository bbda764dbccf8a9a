import { SuccessIcon } from '../../icons/index.ts'
import { type CurrencyLabel, fill, formatMoney } from '../../format/index.ts'
import { useFieldWords } from '../shared/frame/words.ts'
import { Sum } from './SplitPaymentField.styles.ts'

interface SplitSumProps {
  entered: number
  /** Undefined where the parts make the sum. */
  total: number | undefined
  currency: CurrencyLabel
  /** Hides that the parts match: there is one part, or something is wrong. */
  isQuiet: boolean
}

/** Says whether the parts make the total, or what they make. */
export function SplitSum({ entered, total, currency, isQuiet }: SplitSumProps) {
  const words = useFieldWords()
  const left = total === undefined ? 0 : total - entered
  const sums = {
    total: formatMoney(total ?? entered, currency),
    entered: formatMoney(entered),
    left: formatMoney(left, currency),
    over: formatMoney(-left, currency),
  }
  const isWhole = left === 0 && total !== undefined
  const said = left > 0 ? words.splitLeft : left < 0 ? words.splitOver : words.splitExact
  const tone = left > 0 ? 'warning' : left < 0 ? 'danger' : isWhole ? 'success' : undefined
  return (
    <Sum aria-live="polite" data-tone={tone}>
      {!(isQuiet && left === 0) && (
        <>
          {isWhole && <SuccessIcon aria-hidden size={16} />}
          {total === undefined ? sums.total : fill(said, sums)}
        </>
      )}
    </Sum>
  )
}
