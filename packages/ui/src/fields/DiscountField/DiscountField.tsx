import styled from 'styled-components'
import { space } from '../../theme/index.ts'
import type { CurrencyLabel } from '../../format/index.ts'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { PercentField } from '../PercentField/PercentField.tsx'
import { SegmentedField } from '../SegmentedField/SegmentedField.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { Frame } from '../shared/frame/FieldFrame.tsx'
import { useFieldWords } from '../shared/frame/words.ts'
import type { Discount } from './discount.ts'

export interface DiscountFieldProps extends FieldProps<Discount> {
  /** Label of the amount option. */
  currency: CurrencyLabel
}

/** Discount as a percentage or an amount; switching clears it. */
export function DiscountField({ value, onChange, currency, ...framed }: DiscountFieldProps) {
  const words = useFieldWords()
  const rest = { ...framed, bare: true, value: value.value }
  const write = (next: number | null) => onChange({ ...value, value: next })
  return (
    <Row>
      {value.kind === 'percent' ? (
        <PercentField {...rest} onChange={write} />
      ) : (
        <MoneyField {...rest} currency={currency} onChange={write} />
      )}
      <SegmentedField
        hideLabel
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
  )
}

/** Number and kind in one line; the message under both. */
const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(${space[64]}, 1fr) max-content;
  gap: 0 ${space[8]};
  align-items: end;
  white-space: nowrap;

  & > ${Frame} {
    display: contents;
  }

  & > ${Frame} > label {
    grid-column: 1 / -1;
    margin-block-end: ${space[4]};
  }

  & > ${Frame} > [aria-live] {
    grid-column: 1 / -1;
    grid-row: 3;
  }

  & > ${Frame} > [aria-live]:not(:empty) {
    margin-block-start: ${space[4]};
  }
`
