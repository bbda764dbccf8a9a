import { formatMoney, type PaymentPart } from '@zal/ui'
import type { Compared } from '../../scaffold/form/index.ts'

type Parts = readonly PaymentPart[]

/** How the parts of a payment are compared, and said, where somebody else has changed them meanwhile. */
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
