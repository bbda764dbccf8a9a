import { businessLimits } from '@zal/api/limits'
import type { Answer, ExternalContext } from '../../core/operation/context.ts'
import { failField } from '../../domain/failField.ts'
import { countGuess, forgetGuess, personKey } from '../../core/auth/attempts.ts'
import * as store from './approval.store.ts'

/**
 * Sets or removes the PIN of the principal. Requires the password, because an unattended session must not
 * suffice. Errors: 400 for a wrong password or a trivial PIN, 429 after too many attempts.
 */
export async function changePin(
  context: ExternalContext<'changePin'>,
): Promise<Answer<'changePin'>> {
  const { body, principal, now, secrets, passwords, transaction } = context
  const { pin } = body
  if (pin !== null) checkPin(pin)
  const key = await secrets.hash(`password of ${principal.merchant} ${principal.staff}`)
  const source = await secrets.hash(personKey(principal))
  const hash = await transaction(async ({ db }) => {
    await countGuess(db, key, source, now)
    return store.passwordOf(db, principal)
  })
  if (!(await passwords.verify(body.password, hash))) failField('password_wrong', 'password')
  const pinHash = pin === null ? null : await passwords.hash(pin)
  await transaction(async ({ db, audit }) => {
    await forgetGuess(db, key, source)
    const had = (await store.pinOf(db, principal.staff, principal)) !== null
    await store.keepPin(db, principal, pinHash, now)
    const entry = { action: 'staff.pin_changed', type: 'staff', id: principal.staff }
    await audit({ ...entry, before: { pin: had }, after: { pin: pinHash !== null } })
  })
  return { is_set: pinHash !== null }
}

/** Errors: 400 where all digits are equal or consecutive. */
function checkPin(pin: string) {
  const { least, most } = businessLimits.pinDigits
  if (pin.length < least || pin.length > most) failField('pin_length', 'pin', { least, most })
  const digits = Array.from(pin, Number)
  const steps = new Set(digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0)))
  const [step = 0] = steps
  if (steps.size === 1 && Math.abs(step) <= 1) failField('pin_easy', 'pin')
}
