import { countFrom, countGuess, personKey } from '../../core/auth/attempts.ts'
import { queueLetter, type Letter } from '../../core/background/outbox.ts'
import { fail, notFound } from '../../core/errors.ts'
import { defaultLimits } from '../../core/limits.ts'
import type { Answer, Context, ExternalContext, OpenContext } from '../../core/operation/context.ts'
import * as store from './profile.store.ts'

/** The letter with the link to a new e-mail; cancelled once the person waits for another one, or for none. */
export const emailLetter: Letter = {
  template: 'email',
  fill: async ({ db, now, secrets, staff, address }) => {
    const token = secrets.token()
    const until = emailEnd(now)
    const hash = await secrets.hash(token)
    const isWaiting = await store.putSecret(db, { staff, email: address, hash, until })
    const vars = { hours: defaultLimits.emailSeconds / 3600 }
    return isWaiting ? { place: `/confirm-email#${token}`, vars, until } : null
  },
}

/** Makes the e-mail wait for its link, in the transaction of the letter. Errors: 400 at `email` where somebody has it. */
export async function askEmail(
  { db }: Pick<Context, 'db'>,
  { principal, language, now }: Pick<ExternalContext, 'principal' | 'language' | 'now'>,
  address: string,
) {
  const email = address.toLowerCase()
  await store.keepEmail(db, principal, { email, until: emailEnd(now) })
  const { staff } = principal
  await queueLetter(db, { template: 'email', staff, address: email, language, now })
}

const emailEnd = (now: Date) => new Date(now.getTime() + defaultLimits.emailSeconds * 1000)

/** Sends another link to the new e-mail. Errors: 404 where none is waiting, 429 after too many letters. */
export async function sendLink(
  context: ExternalContext<'sendEmailLink'>,
): Promise<Answer<'sendEmailLink'>> {
  const { principal, now, secrets, transaction } = context
  const key = await secrets.hash(`letters to ${principal.merchant} ${principal.staff}`)
  const source = await secrets.hash(personKey(principal))
  await transaction(({ db }) => countGuess(db, key, source, now))
  return transaction(async ({ db }) => {
    const { pending_email: pending } = await store.one(db, principal, now)
    await askEmail({ db }, context, pending?.email ?? notFound())
    return store.one(db, principal, now)
  })
}

export async function cancelEmail({
  db,
  principal,
  now,
  audit,
}: Context<'cancelEmailChange'>): Promise<Answer<'cancelEmailChange'>> {
  const email = await store.dropLink(db, principal)
  const entry = { action: 'staff.email_cancelled', type: 'staff', id: principal.staff }
  if (email) await audit({ ...entry, before: { email } })
  return store.one(db, principal, now)
}

/**
 * Makes the new e-mail of an opened link the sign-in e-mail. Errors: 400 `email_link_expired` for a link that is used,
 * expired or forged, which counts as an attempt of the network address; `email_taken` where somebody signs in with it by now.
 */
export async function confirmEmail(
  context: OpenContext<'confirmEmail'>,
): Promise<Answer<'confirmEmail'>> {
  const { body, now, request, secrets, transaction } = context
  const hash = await secrets.hash(body.token)
  const owner = await transaction(null, (db) => store.ownerOfLink(db, hash))
  if (!owner) {
    const address = await secrets.hash(`address ${request.ip}`)
    await transaction(null, (db) => countFrom(db, address, now))
    return fail('email_link_expired')
  }
  const email = await transaction({ ...owner, club: 0 }, (db) =>
    store.useLink(db, { staff: owner.staff, hash, now, request: request.id }),
  )
  return { email: email ?? fail('email_link_expired') }
}
