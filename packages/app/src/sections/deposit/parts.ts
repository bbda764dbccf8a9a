import { enteredIn, type PaymentPart } from '@zal/ui'
import type { Body } from '../../scaffold/contract.ts'
import type { Say } from '../../scaffold/say.ts'

type Sent = Body<'/management/deposit-payments/', 'post'>['payment_types']

/** Error text of the parts, or undefined. */
export function checkParts(parts: readonly PaymentPart[], say: Say): string | undefined {
  const [main, ...extra] = parts
  if (!main?.amount) {
    return say(extra.length > 0 ? 'deposit:rules.partial' : 'deposit:rules.amount')
  }
  if (!main.method) return say('deposit:rules.one')
  const isWhole = extra.every(({ method, amount }) => method && amount)
  return isWhole ? undefined : say('deposit:rules.method')
}

/** Request body: the amount and its parts. */
export const sentParts = (parts: readonly PaymentPart[]) => ({
  amount: enteredIn(parts),
  payment_types: parts.map(({ method, amount }) => ({
    // The field offers only methods of the contract.
    payment_method: (method ?? 0) as Sent[number]['payment_method'],
    amount: amount ?? 0,
  })),
})
