import type { ReactNode } from 'react'
import { type CurrencyLabel, formatNumber } from '../../format/index.ts'
import { parseMoney } from '../../parse/money.ts'
import { WrittenField, type WrittenFieldProps } from '../shared/text/WrittenField.tsx'

export interface MoneyFieldProps extends WrittenFieldProps<number | null> {
  /** Label after the amount. */
  currency: CurrencyLabel
  /** Mark before the currency, such as that the amount was computed. */
  mark?: ReactNode
}

/**
 * Amount field: a whole number, or null while empty. Groups thousands while typing ("300 000") and
 * accepts pasted amounts in any format and short forms such as "300k".
 */
export function MoneyField({ value, onChange, currency, mark, ...rest }: MoneyFieldProps) {
  return (
    <WrittenField
      inputMode="numeric"
      after={
        mark ? (
          <>
            {mark} {currency}
          </>
        ) : (
          currency
        )
      }
      {...rest}
      text={written(value)}
      write={(text) => written(parseMoney(text))}
      onText={(text) => onChange(parseMoney(text))}
    />
  )
}

const written = (sum: number | null) => (sum === null ? '' : formatNumber(sum))
