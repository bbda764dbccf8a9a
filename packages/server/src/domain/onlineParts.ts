import { isOnline } from '@zal/api/methods'
import { moneyParams } from '../core/i18n/formatParams.ts'
import { sumOf, type Part } from './money.ts'
import { failField } from './failField.ts'

/** Keeps the amount that a provider has taken: only the other parts may change. */
export function checkOnlinePartsUnchanged(
  before: readonly Part[],
  after: readonly Part[],
  field: string,
) {
  for (const { payment_method: method, amount } of before) {
    if (isOnline(method) && sumOf(after, method) !== amount) {
      failField('online_part_stays', field, moneyParams({ amount }))
    }
  }
}
