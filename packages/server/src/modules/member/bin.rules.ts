import { foldName } from '@zal/api/fold'
import type { Principal } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { failField } from '../../domain/failField.ts'
import { checked } from './member.rules.ts'
import type { Removed } from './bin.store.ts'

/** Errors: 409 `bin_time_over` after the retention of the bin. */
export function checkRestorable({ restore_until }: Removed, today: string) {
  if (restore_until < today) {
    fail('bin_time_over', { status: 409, vars: { date: restore_until } })
  }
}

/** Validates the phone of the restored member. Errors: 400 `phone_of_country`. */
export function checkedPhone(
  phone: string | undefined,
  removed: Removed,
  principal: Principal,
  today: string,
): string {
  return checked({ phone }, principal, today, { status: 'draft', gender: 0 }).phone ?? removed.phone
}

/** Requires the name as a confirmation, in any apostrophes and script. Errors: 400 `name_not_typed`. */
export function checkTyped(typed: string, { first_name, last_name }: Removed) {
  const asked = foldName(`${last_name} ${first_name}`)
  if (foldName(typed).join(' ') !== asked.join(' ')) failField('name_not_typed', 'fullname')
}
