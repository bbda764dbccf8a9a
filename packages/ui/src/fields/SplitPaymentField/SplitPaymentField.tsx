import type { CurrencyLabel } from '../../format/index.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { AddIcon } from '../../icons/index.ts'
import { Button } from '../../components/Button/index.ts'
import type { FieldProps } from '../shared/frame/field.ts'
import { GroupFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { leftGroup } from '../shared/frame/leftGroup.ts'
import { useFieldWords } from '../shared/frame/words.ts'
import { type PartError, type PaymentMethod, PaymentPartRow } from './PaymentPartRow.tsx'
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
import { Foot, Parts } from './SplitPaymentField.styles.ts'
import { SplitSum } from './SplitSum.tsx'

export interface SplitPaymentFieldProps extends FieldProps<readonly PaymentPart[]> {
  /**
   * Amount to pay; whole UZS or KGS. @default open: nothing is prefilled, the sum of the parts is
   * paid
   */
  total?: number
  /** Label after every amount. */
  currency: CurrencyLabel
  /** Available methods; a digit key chooses by the place in the list. */
  methods: readonly PaymentMethod[]
  /** Errors of the parts, by their place. */
  errors?: readonly (PartError | undefined)[]
  /** Maximum number of parts. @default 3 */
  most?: number
}

/**
 * Payment in up to three parts, a row each: method, amount, remove. The last part is the remainder until its amount is
 * typed; Enter in an amount adds the next part while something is left, and leads to the method where the total is open. Start with `wholePayment(total)`. Without a total
 * the sum of the parts is paid, as on a deposit.
 */
export function SplitPaymentField({
  value: parts,
  onChange,
  onBlur,
  total,
  currency,
  methods,
  errors = [],
  most = mostParts,
  ...rest
}: SplitPaymentFieldProps) {
  const words = useFieldWords()
  const list = useRef<HTMLDivElement>(null)
  const [framed] = splitFramed(rest)
  const entered = enteredIn(parts)
  const left = total === undefined ? 0 : total - entered
  const canAdd = parts.length < most && !framed.disabled
  const isWrong = Boolean(framed.error) || errors.some(Boolean)

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
    rowOf(list.current, parts.length + 1)
      ?.querySelector('button')
      ?.focus()
  }
  const remove = (at: number) => {
    flushSync(() => onChange(removePart(parts, at, total)))
    rowOf(list.current, Math.max(at, 1))?.querySelector('input')?.focus()
  }
  const goOn = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    if (total === undefined)
      rowOf(list.current, at + 1)
        ?.querySelector('button')
        ?.focus()
    else if (left > 0 && canAdd) add()
    else return
    event.preventDefault()
  }

  return (
    <GroupFrame {...framed}>
      {({ 'aria-invalid': isInvalid, 'aria-required': _, ...aria }) => (
        <Parts
          ref={list}
          role="group"
          data-invalid={isInvalid}
          {...aria}
          onBlur={leftGroup(onBlur)}
        >
          {parts.map((part, at) => (
            <PaymentPartRow
              key={at}
              number={at + 1}
              isAlone={parts.length === 1}
              isRemainder={at > 0 && at === parts.length - 1 && !part.typed && total !== undefined}
              part={part}
              error={errors[at]}
              currency={currency}
              methods={methods}
              name={framed.name && `${framed.name}.${at}`}
              required={framed.required}
              disabled={framed.disabled}
              onMethod={(method) => onChange(chooseMethod(parts, at, method))}
              onAmount={(amount) => onChange(writeAmount(parts, at, amount, total))}
              onLeaveAmount={() => part.amount === null && onChange(leaveAmount(parts, at, total))}
              onAmountKey={(event) => goOn(event, at)}
              onRemove={() => remove(at)}
            />
          ))}
          {(most > 1 || total !== undefined) && (
            <Foot data-alone={parts.length === 1}>
              {canAdd && (
                <Button tone="ghost" size="sm" icon={AddIcon} onClick={add}>
                  {words.addMethod}
                </Button>
              )}
              <SplitSum
                total={total}
                entered={entered}
                currency={currency}
                isQuiet={parts.length === 1 || isWrong}
              />
            </Foot>
          )}
        </Parts>
      )}
    </GroupFrame>
  )
}

/** Row of a part by its number. */
const rowOf = (list: HTMLElement | null, number: number) =>
  list?.querySelector(`[data-part="${number}"]`)
