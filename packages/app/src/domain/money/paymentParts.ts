import { isOnline, type Method } from '@zal/api/methods'
import { formatMoney, type PaymentPart } from '@zal/ui'
import type { Compared } from '../../scaffold/form/index.ts'

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

/** Whether a part has its method and amount. */
export const isWholePart = (part: PaymentPart | undefined) => Boolean(part?.method && part.amount)

/** Serializes and formats payment parts for the conflict dialog. */
export const comparedParts: Compared<Parts> = {
  serialize: (parts) => parts.map(({ method, amount }) => [method, amount]),
  format: (parts, { translate, currency }) =>
    parts
      .map(
        ({ method, amount }) =>
          `${translate(`gym:method.${method}`)} ${formatMoney(amount ?? 0, currency)}`,
      )
      .join(' + '),
}
