import type { Answer, OpenContext } from '../../core/operation/context.ts'
import { fail } from '../../core/errors.ts'
import { defaultLimits } from '../../core/limits.ts'
import { queueLetter, type Letter, type LetterContext } from '../../core/background/outbox.ts'
import { weaknessOf } from '../../domain/passwords/weakness.ts'
import { countFrom, countGuess, forgetAccount } from '../../core/auth/attempts.ts'
import { approvedDevices, guessKeys, presentedDevice } from '../../core/auth/device.ts'
import * as store from './session.recovery.store.ts'
import { writeDown } from './session.store.ts'

/**
 * Queues a letter with a link for a new password. Known and unknown e-mails are counted alike, cause the same queries and
 * get the same response; the letter is sent after it.
 */
export async function askRecovery(
  context: OpenContext<'askRecovery'>,
): Promise<Answer<'askRecovery'>> {
  const { body, now, request, secrets, transaction, language: asked } = context
  const mail = body.username.toLowerCase()
  const device = await presentedDevice(request, secrets)

  const found = await transaction(null, (db) => store.personOf(db, mail, device))
  const { account, source } = await guessKeys(secrets, `recovery ${mail}`, request.ip, found)
  const { merchant, staff } = found ?? { merchant: 0, staff: 0 }
  await transaction({ merchant, club: 0, staff }, async (db) => {
    await countGuess(db, account, source, now)
    await queueLetter(db, { template: 'recovery', staff, language: asked, now })
  })
  return null
}

/** Letters with a link for a password: a new one, or the first one of a person who is invited. */
export const recoveryLetters: readonly Letter[] = [
  {
    template: 'recovery',
    fill: async (context) => {
      const link = await linkFor(context, 'recovery', defaultLimits.recoverySeconds)
      return link && { ...link, vars: { minutes: defaultLimits.recoverySeconds / 60 } }
    },
  },
  {
    template: 'invitation',
    fill: async (context) => {
      const link = await linkFor(context, 'invitation', defaultLimits.invitationSeconds)
      const days = defaultLimits.invitationSeconds / 86_400
      return link && { ...link, vars: { days, merchant: link.merchant } }
    },
    // The panel of the person shows whether the letter went out.
    ended: ({ db, staff, now }) => store.tellStaff(db, staff, now),
  },
]

async function linkFor(
  { db, now, secrets, staff, address }: LetterContext,
  kind: store.LinkKind,
  seconds: number,
) {
  const token = secrets.token()
  const until = new Date(now.getTime() + seconds * 1000)
  const hash = await secrets.hash(token)
  const merchant = await store.addLink(db, { kind, hash, staff, address, until })
  return merchant === undefined ? null : { place: `/recovery#${token}`, until, merchant }
}

/** The e-mail of the person of a link, and whether it is an invitation. Errors: `recovery_expired` for one that is used, expired or forged. */
export async function readRecovery(
  context: OpenContext<'readRecovery'>,
): Promise<Answer<'readRecovery'>> {
  const { merchant, staff, hash } = await ownerOf(context)
  const link = await context.transaction({ merchant, club: 0, staff }, (db) =>
    store.readLink(db, { hash, staff, now: context.now }),
  )
  const { email: username, kind } = link ?? fail('recovery_expired')
  return { username, kind }
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
  if (weakness) fail('validation', { fields: { password: weakness } })
  const { merchant, staff, hash } = await ownerOf(context)
  const passwordHash = await passwords.hash(body.password)
  await transaction({ merchant, club: 0, staff }, async (db) => {
    const link = await store.useLink(db, { hash, staff, now })
    const { email: mail, kind } = link ?? fail('recovery_expired')
    await store.setPassword(db, staff, passwordHash)
    const action = kind === 'recovery' ? 'staff.recovered' : 'staff.joined'
    await writeDown(db, { action, staff, now, request })
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
  fail('recovery_expired')
}
