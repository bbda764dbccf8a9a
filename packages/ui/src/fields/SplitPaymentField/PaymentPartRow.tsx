import { type CurrencyLabel, fill } from '../../format/index.ts'
import type { KeyboardEvent } from 'react'
import { CloseIcon } from '../../icons/index.ts'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { SelectField } from '../SelectField/SelectField.tsx'
import { InnerButton } from '../shared/frame/InnerButton.tsx'
import type { Option } from '../shared/options/option.ts'
import { useFieldWords } from '../shared/frame/words.ts'
import type { PaymentPart } from './split.ts'
import { Mark, Number, Part } from './SplitPaymentField.styles.ts'

/** A payment method; the description may show a balance. */
export type PaymentMethod = Option<number>

/** Errors of a part, at the control that repairs it. */
export interface PartError {
  method?: string | undefined
  amount?: string | undefined
}

interface PaymentPartRowProps {
  /** 1 for the main part. */
  number: number
  isAlone: boolean
  /** The amount is what the other parts leave. */
  isRemainder: boolean
  part: PaymentPart
  error: PartError | undefined
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

/** Fields of one payment part: method and amount. */
export function PaymentPartRow(props: PaymentPartRowProps) {
  const { number, isAlone, isRemainder, part, error, currency, methods, name, required } = props
  const disabled = props.disabled || part.fixed
  const words = useFieldWords()
  const label = (text: string) => (isAlone ? text : `${fill(words.part, { number })}: ${text}`)
  return (
    <Part data-alone={isAlone} data-part={number}>
      {!isAlone && <Number aria-hidden>{number}</Number>}
      <SelectField
        hideLabel
        label={label(words.method)}
        placeholder={words.chooseMethod}
        required={required}
        disabled={disabled}
        options={methods.map((method, at) => ({ ...method, digit: at + 1 }))}
        value={part.method}
        error={error?.method}
        onChange={(method) => method !== null && props.onMethod(method)}
      />
      <MoneyField
        hideLabel
        label={label(words.amount)}
        name={name && `${name}.amount`}
        currency={currency}
        mark={isRemainder && <Mark>{words.remainder}</Mark>}
        required={required}
        disabled={disabled}
        value={part.amount}
        error={error?.method ? undefined : error?.amount}
        onChange={props.onAmount}
        onBlur={props.onLeaveAmount}
        onKeyDown={props.onAmountKey}
      />
      {!isAlone && !disabled && (
        <InnerButton label={words.removeMethod} onClick={props.onRemove}>
          <CloseIcon aria-hidden size={20} />
        </InnerButton>
      )}
    </Part>
  )
}
