import type { CurrencyLabel } from '../../format/index.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { AddIcon } from '../../icons/index.ts'
import { Button } from '../../components/Button/index.ts'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { useFieldWords } from '../shared/words.ts'
import { type PaymentMethod, PaymentPartRow } from './PaymentPartRow.tsx'
import {
  addPart,
  chooseMethod,
  enteredIn,
  fillRemainder,
  leaveAmount,
  mostParts,
  type PaymentPart,
  removePart,
  writeAmount,
} from './split.ts'
import { Parts } from './SplitPaymentField.parts.ts'
import { SplitSum } from './SplitSum.tsx'

export interface SplitPaymentFieldProps extends FieldProps<readonly PaymentPart[]> {
  /**
   * Amount to pay; whole UZS or KGS. @default open: nothing is prefilled, the sum of the parts is
   * paid
   */
  total?: number
  /** Label after every amount. */
  currency: CurrencyLabel
  /** Available methods; a digit key chooses the one with that id. */
  methods: readonly PaymentMethod[]
}

/**
 * Payment in up to three parts, each with a method and an amount. The last part is the remainder
 * until its amount is typed; Enter in an amount adds the next part while something is left. Start
 * with `wholePayment(total)`. Without a total the sum of the parts is paid, as on a deposit.
 */
export function SplitPaymentField({
  value: parts,
  onChange,
  onBlur,
  total,
  currency,
  methods,
  ...rest
}: SplitPaymentFieldProps) {
  const words = useFieldWords()
  const list = useRef<HTMLDivElement>(null)
  const [framed] = splitFramed(rest)
  const entered = enteredIn(parts)
  const left = total === undefined ? 0 : total - entered
  const canAdd = parts.length < mostParts && !framed.disabled

  // Follows a changed total only; the handlers below update the remainder themselves.
  const follow = useEffectEvent((sum: number | undefined) => {
    const filled = fillRemainder(parts, sum)
    if (filled.at(-1)?.amount !== parts.at(-1)?.amount) onChange(filled)
  })
  useEffect(
    function followTotal() {
      follow(total)
    },
    [total],
  )
  const add = () => {
    flushSync(() => onChange(addPart(parts, total)))
    const groups = list.current?.querySelectorAll('[role="radiogroup"]')
    groups?.item(parts.length)?.querySelector('input')?.focus()
  }
  const remove = (at: number) => {
    flushSync(() => onChange(removePart(parts, at, total)))
    const amounts = list.current?.querySelectorAll<HTMLElement>('input:not([type="radio"])')
    amounts?.item(at - 1).focus()
  }
  const openNext = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || left <= 0 || !canAdd) return
    event.preventDefault()
    add()
  }

  return (
    <GroupFrame {...framed}>
      {({ 'aria-invalid': isWrong, 'aria-required': _, ...aria }) => (
        <Parts ref={list} role="group" data-invalid={isWrong} {...aria} onBlur={leftGroup(onBlur)}>
          {parts.map((part, at) => (
            <PaymentPartRow
              key={at}
              number={at + 1}
              isAlone={parts.length === 1}
              part={part}
              currency={currency}
              methods={methods}
              name={framed.name && `${framed.name}.${at}`}
              required={framed.required}
              disabled={framed.disabled}
              onMethod={(method) => onChange(chooseMethod(parts, at, method))}
              onAmount={(amount) => onChange(writeAmount(parts, at, amount, total))}
              onLeaveAmount={() => part.amount === null && onChange(leaveAmount(parts, at, total))}
              onAmountKey={openNext}
              onRemove={() => remove(at)}
            />
          ))}
          <SplitSum
            total={entered + left}
            left={left}
            currency={currency}
            isQuiet={parts.length === 1}
          >
            {canAdd && (
              <Button tone="soft" size="sm" icon={AddIcon} onClick={add}>
                {words.addMethod}
              </Button>
            )}
          </SplitSum>
        </Parts>
      )}
    </GroupFrame>
  )
}
