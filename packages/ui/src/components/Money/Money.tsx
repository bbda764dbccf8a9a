import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { formatCompact, formatMoney, type CurrencyLabel } from '../../format/index.ts'
import { token, useUi } from '../../theme/index.ts'

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole units; minus is money out or owed. */
  amount: number
  /** Its label after the sum; none where the column says it. */
  currency?: CurrencyLabel
  /** `signed` colours gains green and losses red. @default 'plain' */
  tone?: 'plain' | 'signed'
  /** Writes a plus before gains. */
  sign?: boolean
  /** "13 mln": for tiles and charts; the full sum is told on hover and to screen readers. */
  compact?: boolean
}

/** A sum of money: figures of one width that never break, minus U+2212, label after it. */
export function Money({ amount, currency, tone = 'plain', sign, compact, ...rest }: MoneyProps) {
  const { parts } = useUi().words
  const full = formatMoney(amount, currency, { sign })
  const short = compact ? formatCompact(amount, parts) : full
  return (
    <Sum
      data-tone={
        tone === 'signed' ? (amount > 0 ? 'gain' : amount < 0 ? 'loss' : 'zero') : undefined
      }
      title={short === full ? undefined : full}
      {...rest}
    >
      {short}
      {compact && currency && short !== full && `\u00a0${currency}`}
    </Sum>
  )
}

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='gain'] {
    color: ${token('money.positive')};
  }

  &[data-tone='loss'] {
    color: ${token('money.negative')};
  }

  &[data-tone='zero'] {
    color: ${token('money.zero')};
  }
`
