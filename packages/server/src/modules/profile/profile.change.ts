import { normaliseName } from '@zal/api/fold'
import type { Answer, Body, ExternalContext } from '../../core/operation/context.ts'
import { checkOwnPassword } from '../../core/auth/ownPassword.ts'
import { dayIn } from '../../core/db/businessDay.ts'
import { fail, type FieldError } from '../../core/errors.ts'
import { mayHaveDigest } from '../../core/auth/digest.ts'
import { weaknessOf } from '../../domain/passwords/weakness.ts'
import { wrongPhone } from '../../domain/phone.ts'
import { drawAvatar, takeAvatar } from '../../queries/avatar.ts'
import { askEmail } from './profile.email.ts'
import * as store from './profile.store.ts'

/**
 * Changes the own profile. A new e-mail is used only once its link was opened; a new password ends all other sessions.
 * Errors: 400 with the fields, 403 for a digest that the person may not have, 409 `stale_record`, 429 after too many wrong passwords.
 */
export async function change(
  context: ExternalContext<'changeUserProfile'>,
): Promise<Answer<'changeUserProfile'>> {
  const { body, principal, now, passwords, transaction, files } = context
  const { email, password, current_password: current = '', version, avatar } = body
  check(body, context)
  if (body.digest && !mayHaveDigest(principal)) fail('forbidden', { status: 403 })
  if (email !== undefined || password !== undefined)
    await checkOwnPassword(context, current, 'current_password')
  const passwordHash = password === undefined ? undefined : await passwords.hash(password)
  const drawn = await drawAvatar(context, avatar)
  return transaction(async ({ db, emit, audit }) => {
    const before = await store.one(db, principal, now)
    const { clubs, id } = before
    const isNew = avatar && avatar !== before.avatar?.id
    if (passwordHash !== undefined) await store.spareSession(db, principal)
    await store.update(db, principal, version, now, {
      ...named(body),
      phone: body.phone,
      birth_date: body.birth_date,
      language: body.language,
      opens_with: body.opens_with,
      digest: body.digest?.is_on,
      digest_hour: body.digest?.hour,
      avatar_id: isNew ? await takeAvatar({ db, principal, files }, avatar, drawn) : avatar,
      password_hash: passwordHash,
    })
    const wanted = email?.toLowerCase()
    const asks = wanted !== undefined && wanted !== before.email.toLowerCase()
    const entry = { type: 'staff', id }
    if (passwordHash !== undefined) await audit({ ...entry, action: 'staff.password_changed' })
    if (asks) {
      await askEmail({ db }, context, wanted)
      await audit({ ...entry, action: 'staff.email_asked', after: { email: wanted } })
    }
    const after = await store.one(db, principal, now)
    const [was, is] = [store.recordOf(before), store.recordOf(after)]
    await audit({ ...entry, action: 'staff.changed', before: was, after: is })
    await emit('staff.changed', { id }, () => clubs.map((club) => club.id))
    return after
  })
}

const named = ({ first_name, last_name }: Body<'changeUserProfile'>) => ({
  first_name: first_name && normaliseName(first_name),
  last_name: last_name && normaliseName(last_name),
})

/** Errors: 400 with all invalid fields. */
function check(
  body: Body<'changeUserProfile'>,
  { principal, now }: Pick<ExternalContext, 'principal' | 'now'>,
) {
  const fields: Record<string, FieldError> = wrongPhone(body.phone, principal.country)
  if (body.birth_date && body.birth_date < '1900-01-01') fields.birth_date = 'invalid_date'
  if (body.birth_date && body.birth_date >= dayIn(principal.zone, now))
    fields.birth_date = 'birth_date_not_past'
  const weakness = body.password === undefined ? null : weaknessOf(body.password)
  if (weakness) fields.password = weakness
  const needsCurrent = body.email !== undefined || body.password !== undefined
  if (needsCurrent && !body.current_password) fields.current_password = 'required'
  if (Object.keys(fields).length > 0) fail('validation', { fields })
}
