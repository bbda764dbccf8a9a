import { enteredIn, type PaymentPart } from '@zal/ui'
import { sentParts } from '../../domain/money/paymentParts.ts'
import type { BodyOf } from '../../scaffold/api/index.ts'

type Sent = BodyOf<'/management/deposit-payments/', 'post'>['payment_types']

/** Request body: the amount and its parts. */
export const depositBody = (parts: readonly PaymentPart[]) => ({
  amount: enteredIn(parts),
  payment_types: sentParts<Sent[number]['payment_method']>(parts),
})
