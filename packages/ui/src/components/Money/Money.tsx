import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { formatCompact, formatMoney, type CurrencyLabel } from '../../format/index.ts'
import { token, useUi } from '../../theme/index.ts'

export interface MoneyProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whole units; negative is money out or owed. */
  amount: number
  /** Currency label after the amount; omit it where the column names it. */
  currency?: CurrencyLabel
  /**
   * `signed` colours positive green and negative red; `debt` is red, for a positive amount whose
   * label says debt. @default 'plain'
   */
  tone?: 'plain' | 'signed' | 'debt'
  /** Shows a plus sign for positive amounts. */
  sign?: boolean
  /** "13 mln": for tiles and charts; the full amount is in the tooltip and for screen readers. */
  compact?: boolean
  /** Struck through: an amount that was voided. */
  struck?: boolean
}

/** A money amount: tabular figures that never wrap, minus U+2212, currency after it. */
export function Money({
  amount,
  currency,
  tone = 'plain',
  sign,
  compact,
  struck,
  ...rest
}: MoneyProps) {
  const { parts } = useUi().words
  const full = formatMoney(amount, currency, { sign })
  const short = compact ? formatCompact(amount, parts) : full
  return (
    <Sum
      data-tone={tone === 'debt' ? 'loss' : tone === 'signed' ? signOf(amount) : undefined}
      data-struck={struck}
      title={short === full ? undefined : full}
      {...rest}
    >
      {short}
      {compact && currency && short !== full && `\u00a0${currency}`}
    </Sum>
  )
}

const signOf = (amount: number) => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : 'zero')

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-struck='true'] {
    color: ${token('fg.subtle')};
    text-decoration: line-through;
  }

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
