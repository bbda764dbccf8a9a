import { sql } from 'kysely'
import type { ExternalContext } from '../operation/context.ts'
import { fail } from '../errors.ts'
import { countGuess, forgetGuess } from './attempts.ts'
import { approvedDevices, guessKeys, presentedDevice } from './device.ts'

type Asking = Pick<
  ExternalContext,
  'principal' | 'now' | 'request' | 'secrets' | 'passwords' | 'transaction'
>

/**
 * Verifies the current password of the signed-in person, because an unattended session must not suffice. An attempt is
 * counted as a sign-in from the same browser before it is checked. Errors: 400 `password_wrong` at the field, 429 after
 * too many attempts.
 */
export async function checkOwnPassword(
  { principal, now, request, secrets, passwords, transaction }: Asking,
  password: string,
  field: string,
): Promise<void> {
  const { merchant, staff } = principal
  const device = await presentedDevice(request, secrets)
  const { keys, hash } = await transaction(async ({ db }) => {
    const { rows } = await sql<{ email: string; hash: string | null }>`
      select email, password_hash as hash from staff
       where merchant_id = ${merchant} and id = ${staff}`.execute(db)
    const account = `account ${rows[0]?.email.toLowerCase() ?? ''}`
    const devices = await approvedDevices(db, staff, device)
    const found = await guessKeys(secrets, account, request.ip, devices)
    await countGuess(db, found.account, found.source, now)
    return { keys: found, hash: rows[0]?.hash ?? null }
  })
  if (!(await passwords.verify(password, hash))) {
    const after = { agent: request.agent }
    await transaction(({ audit }) =>
      audit({ action: 'session.refused', type: 'staff', id: staff, after }),
    )
    fail('password_wrong', { fields: { [field]: 'password_wrong' } })
  }
  await transaction(({ db }) => forgetGuess(db, keys.account, keys.source))
}
