import { type CurrencyLabel, fill } from '../../format/index.ts'
import type { KeyboardEvent } from 'react'
import { RemoveIcon } from '../../icons/index.ts'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { SegmentedField } from '../SegmentedField/SegmentedField.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import type { Option } from '../shared/option.ts'
import { useFieldWords } from '../shared/words.ts'
import type { PaymentPart } from './split.ts'
import { Amount, Part } from './SplitPaymentField.parts.ts'

/** A payment method; the description may show a balance. */
export type PaymentMethod = Option<number>

interface PaymentPartRowProps {
  /** 1 for the main part. */
  number: number
  isAlone: boolean
  part: PaymentPart
  currency: CurrencyLabel
  methods: readonly PaymentMethod[]
  name?: string
  required?: boolean
  disabled?: boolean
  onMethod: (method: number) => void
  onAmount: (amount: number | null) => void
  onLeaveAmount: () => void
  onAmountKey: (event: KeyboardEvent) => void
  onRemove: () => void
}

/** Fields of one payment part: amount and method. */
export function PaymentPartRow(props: PaymentPartRowProps) {
  const { number, isAlone, part, currency, methods, name, required } = props
  const disabled = props.disabled || part.fixed
  const words = useFieldWords()
  const label = (text: string) => (isAlone ? text : `${fill(words.part, { number })}: ${text}`)
  return (
    <Part data-alone={isAlone}>
      <Amount>
        <MoneyField
          label={label(words.amount)}
          name={name && `${name}.amount`}
          currency={currency}
          required={required}
          disabled={disabled}
          value={part.amount}
          onChange={props.onAmount}
          onBlur={props.onLeaveAmount}
          onKeyDown={props.onAmountKey}
        />
        {number > 1 && !disabled && (
          <InnerButton label={words.removeMethod} onClick={props.onRemove}>
            <RemoveIcon aria-hidden size={20} />
          </InnerButton>
        )}
      </Amount>
      <SegmentedField
        look="cards"
        label={label(words.method)}
        name={name && `${name}.method`}
        required={required}
        disabled={disabled}
        options={methods.map((method) => ({ ...method, digit: method.id }))}
        value={part.method}
        onChange={(method) => method !== null && props.onMethod(method)}
      />
    </Part>
  )
}
