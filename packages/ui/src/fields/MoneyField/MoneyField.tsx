import { type CurrencyLabel, formatNumber } from '../../format/index.ts'
import { parseMoney } from '../../parse/money.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/text/WrittenField.tsx'

export interface MoneyFieldProps extends WrittenFieldProps<number | null> {
  /** Stands behind the sum. */
  currency: CurrencyLabel
}

/**
 * A whole sum, or null while empty. It groups thousands while somebody types ("300 000") and
 * understands pasted sums of any writing and short ones such as "300k".
 */
export function MoneyField({ value, onChange, currency, ...rest }: MoneyFieldProps) {
  return (
    <WrittenField
      inputMode="numeric"
      after={currency}
      {...rest}
      text={written(value)}
      write={(text) => written(parseMoney(text))}
      onText={(text) => onChange(parseMoney(text))}
    />
  )
}

const written = (sum: number | null) => (sum === null ? '' : formatNumber(sum))
