import { formatMoney, type PaymentPart } from '@zal/ui'
import type { Compared } from '../scaffold/conflicts.ts'

type Parts = readonly PaymentPart[]

/** Serializes and formats payment parts for the conflict dialog. */
export const comparedParts: Compared<Parts> = {
  toSent: (parts) => parts.map(({ method, amount }) => [method, amount]),
  show: (parts, { say, currency }) =>
    parts
      .map(
        ({ method, amount }) =>
          `${say(`gym:method.${method}`)} ${formatMoney(amount ?? 0, currency)}`,
      )
      .join(' + '),
}
