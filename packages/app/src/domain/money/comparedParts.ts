import { formatMoney, type PaymentPart } from '@zal/ui'
import type { Compared } from '../../scaffold/form/index.ts'

type Parts = readonly PaymentPart[]

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
