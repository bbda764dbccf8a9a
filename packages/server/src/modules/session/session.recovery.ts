import type { Answer, OpenContext } from '../../core/context.ts'
import { refuse } from '../../core/errors.ts'
import { defaultLimits } from '../../core/limits.ts'
import { weaknessOf } from '../../rules/passwords/weakness.ts'
import { countFrom, countGuess, forgetAccount } from '../../core/attempts.ts'
import { approvedDevices, guessKeys, presentedDevice } from './session.device.ts'
import * as store from './session.recovery.store.ts'
import { writeDown } from './session.store.ts'

/**
 * Sends a link for a new password. Known and unknown e-mails are counted alike, cause the same queries and
 * get the same response; the e-mail is sent after it.
 */
export async function askRecovery(
  context: OpenContext<'askRecovery'>,
): Promise<Answer<'askRecovery'>> {
  const { body, now, request, secrets, transaction } = context
  const mail = body.username.toLowerCase()
  const token = secrets.token()
  const hash = await secrets.hash(token)
  const device = await presentedDevice(request, secrets)

  const found = await transaction(null, (db) => store.personOf(db, mail, device))
  const { account, source } = await guessKeys(secrets, `recovery ${mail}`, request.ip, found)
  const { merchant, staff, language } = found ?? { merchant: 0, staff: 0, language: null }
  await transaction({ merchant, club: 0, staff }, async (db) => {
    await countGuess(db, account, source, now)
    const until = new Date(now.getTime() + defaultLimits.recoverySeconds * 1000)
    await store.addLink(db, { hash, staff, until })
  })
  if (!found) return null
  context.sendLetter({
    name: 'recovery',
    to: mail,
    language,
    place: `/recovery#${token}`,
    vars: { minutes: defaultLimits.recoverySeconds / 60 },
  })
  return null
}

/** The e-mail of the person of a link. Errors: `recovery_expired` for one that is used, expired or forged. */
export async function readRecovery(
  context: OpenContext<'readRecovery'>,
): Promise<Answer<'readRecovery'>> {
  const { merchant, staff, hash } = await ownerOf(context)
  const username = await context.transaction({ merchant, club: 0, staff }, (db) =>
    store.mailOf(db, { hash, staff, now: context.now }),
  )
  return { username: username ?? refuse('recovery_expired') }
}

/**
 * Sets the new password by a link. Triggers end the sessions and the other links of the person. Errors:
 * `recovery_expired`; the field `password` where it is weak.
 */
export async function finishRecovery(
  context: OpenContext<'finishRecovery'>,
): Promise<Answer<'finishRecovery'>> {
  const { body, now, request, secrets, passwords, transaction } = context
  const weakness = weaknessOf(body.password)
  if (weakness) refuse('validation', { fields: { password: weakness } })
  const { merchant, staff, hash } = await ownerOf(context)
  const passwordHash = await passwords.hash(body.password)
  await transaction({ merchant, club: 0, staff }, async (db) => {
    const mail = await store.useLink(db, { hash, staff, now })
    if (mail === undefined) refuse('recovery_expired')
    await store.setPassword(db, staff, passwordHash)
    await writeDown(db, { action: 'staff.recovered', staff, now, request: request.id })
    // Failed attempts before the reset no longer count: the person must not have to wait now.
    const devices = await approvedDevices(db, staff, await presentedDevice(request, secrets))
    for (const from of [undefined, devices]) {
      const { account } = await guessKeys(secrets, `account ${mail}`, request.ip, from)
      await forgetAccount(db, account)
    }
  })
  return null
}

/** The person of a token; an invalid one counts as an attempt of its network address. */
async function ownerOf(context: OpenContext<'readRecovery' | 'finishRecovery'>) {
  const { body, now, request, secrets, transaction } = context
  const hash = await secrets.hash(body.token)
  const owner = await transaction(null, (db) => store.ownerOf(db, hash))
  if (owner) return { ...owner, hash }
  const address = await secrets.hash(`address ${request.ip}`)
  await transaction(null, (db) => countFrom(db, address, now))
  refuse('recovery_expired')
}
