import { DEPOSIT, isOnline, type Method } from '@zal/api/methods'
import { enteredIn, formatMoney, type PartError, type PaymentPart } from '@zal/ui'
import type { Compared, RuleContext } from '../../scaffold/form/index.ts'

type Parts = readonly PaymentPart[]

/** Parts of a form that edits recorded money; those taken by an online provider are fixed. */
export const paymentPartsFrom = (
  parts: readonly { payment_method: number; amount: number }[],
): Parts =>
  parts.map(({ payment_method: method, amount }) => ({
    method,
    amount,
    typed: true,
    ...(isOnline(method) && { fixed: true }),
  }))

/** Parts of a request body. */
export const sentParts = <Offered extends Method>(parts: Parts) =>
  parts.map(({ method, amount }) => ({
    // The field offers only methods of the contract.
    payment_method: (method ?? 0) as Offered,
    amount: amount ?? 0,
  }))

/** Errors of the parts of a payment. */
export interface WrongParts {
  /** By the place of the part. */
  parts: readonly (PartError | undefined)[]
  /** Error of their sum, once each part is right. */
  sum?: string | undefined
}

interface Expected {
  /** @default open: the parts make the sum */
  total?: number
  /** Whether the deposit of a member can pay. @default true */
  deposit?: boolean
}

/** Checks that each part has its amount and a method of its own, and that they make the total. */
export function checkParts(
  parts: Parts,
  { translate, currency }: Pick<RuleContext, 'translate' | 'currency'>,
  { total, deposit = true }: Expected = {},
): WrongParts | undefined {
  const wrong = parts.map((part, at): PartError | undefined => {
    const { method, amount } = part
    const sum = formatMoney(amount ?? 0, currency)
    if (!method || (method === DEPOSIT && !deposit)) {
      const isLeft = at > 0 && at === parts.length - 1 && !part.typed
      return {
        method: amount
          ? translate(isLeft ? 'domain:parts.methodOfRest' : 'domain:parts.method', { sum })
          : translate('domain:parts.missing'),
      }
    }
    const first = parts.findIndex((other) => other.method === method)
    if (first < at) return { method: translate('domain:parts.twice', { number: first + 1 }) }
    if (amount) return undefined
    return { amount: translate('domain:parts.amount') }
  })
  if (wrong.some(Boolean)) return { parts: wrong }
  const entered = enteredIn(parts)
  if (total === undefined || entered === total) return undefined
  const off = formatMoney(Math.abs(total - entered), currency)
  const key = entered < total ? 'domain:parts.short' : 'domain:parts.over'
  return { parts: [], sum: translate(key, { sum: off }) }
}

/** Serializes and formats payment parts for the conflict dialog. */
export const comparedParts: Compared<Parts> = {
  serialize: (parts) => parts.map(({ method, amount }) => [method, amount]),
  format: (parts, { translate, currency }) =>
    parts
      .map(
        ({ method, amount }) =>
          `${translate(`domain:method.${method}`)} ${formatMoney(amount ?? 0, currency)}`,
      )
      .join(' + '),
}
