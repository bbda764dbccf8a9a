import styled from 'styled-components'
import { space, text, token, weight } from '../../theme/index.ts'
import { type CurrencyLabel, formatMoney } from '../../format/index.ts'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { PercentField } from '../PercentField/PercentField.tsx'
import { SegmentedField } from '../SegmentedField/SegmentedField.tsx'
import type { FieldProps } from '../shared/field.ts'
import { useFieldWords } from '../shared/words.ts'
import { type Discount, discountOf } from './discount.ts'

export interface DiscountFieldProps extends FieldProps<Discount> {
  /** Price before the discount; whole UZS or KGS. */
  price: number
  /** Label of the amount option and of the sums. */
  currency: CurrencyLabel
}

/**
 * Discount as a percentage or an amount; switching clears it. Shows the discount and the remaining
 * price, with the server's rounding.
 */
export function DiscountField({
  value,
  onChange,
  price,
  currency,
  hideLabel,
  ...framed
}: DiscountFieldProps) {
  const words = useFieldWords()
  const off = discountOf(value, price)
  const rest = { ...framed, value: value.value }
  const write = (next: number | null) => onChange({ ...value, value: next })
  return (
    <Whole>
      <Row>
        {value.kind === 'percent' ? (
          <PercentField {...rest} hideLabel={hideLabel} onChange={write} />
        ) : (
          <MoneyField {...rest} hideLabel={hideLabel} currency={currency} onChange={write} />
        )}
        <SegmentedField
          hideLabel={hideLabel}
          label={words.discountKind}
          disabled={framed.disabled}
          value={value.kind}
          options={[
            { id: 'percent', label: '%' },
            { id: 'amount', label: currency },
          ]}
          onChange={(kind) => kind && onChange({ kind, value: null })}
        />
      </Row>
      {off > 0 && off <= price && (
        <Result aria-live="polite">
          <span>
            {words.discount} <Sum>{formatMoney(-off, currency)}</Sum>
          </span>
          <span>
            {words.toPay} <Sum>{formatMoney(price - off, currency)}</Sum>
          </span>
        </Result>
      )}
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  gap: ${space[8]};
  min-width: 0;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) fit-content(50%);
  gap: ${space[8]};
  align-items: start;
`

const Result = styled.p`
  ${text('label')}
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  color: ${token('fg.muted')};
`

const Sum = styled.strong`
  color: ${token('fg.default')};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
`
