import { isOnline } from '@zal/api/methods'
import { sumsOf } from '../core/shown.ts'
import { sumOf, type Part } from './money.ts'
import { refuseField } from './refuseField.ts'

/** Keeps the amount that a provider has taken: only the other parts may change. */
export function onlineStays(before: readonly Part[], after: readonly Part[], field: string) {
  for (const { payment_method: method, amount } of before) {
    if (isOnline(method) && sumOf(after, method) !== amount) {
      refuseField('online_part_stays', field, sumsOf({ amount }))
    }
  }
}
