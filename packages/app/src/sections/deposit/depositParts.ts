import { enteredIn, type PaymentPart } from '@zal/ui'
import { isWholePart, sentParts } from '../../domain/money/paymentParts.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'
import type { Translate } from '../../scaffold/i18n/index.ts'

type Sent = BodyOf<'/management/deposit-payments/', 'post'>['payment_types']

/** Error text of the parts, or undefined. */
export function checkParts(
  parts: readonly PaymentPart[],
  translate: Translate,
): string | undefined {
  const [main, ...extra] = parts
  if (!main?.amount) {
    return translate(extra.length > 0 ? 'deposit:rules.partial' : 'deposit:rules.amount')
  }
  if (!main.method) return translate('deposit:rules.one')
  return extra.every(isWholePart) ? undefined : translate('deposit:rules.method')
}

/** Request body: the amount and its parts. */
export const depositBody = (parts: readonly PaymentPart[]) => ({
  amount: enteredIn(parts),
  payment_types: sentParts<Sent[number]['payment_method']>(parts),
})
