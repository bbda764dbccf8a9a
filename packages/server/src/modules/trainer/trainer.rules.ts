import { normaliseName } from '@zal/api/fold'
import type { Body, Principal } from '../../core/operation/context.ts'
import { fail, type FieldError } from '../../core/errors.ts'
import { wrongHours, type Hours } from '../../domain/hours.ts'

/** The country code of the phones that a merchant's people have. */
const prefixes = { UZB: '+998', KGZ: '+996' }

const above = new Set(['owner', 'director', 'manager'])

/** Nobody makes or changes staff of their own rank or above: trainers are a matter of managers and up. */
export function checkGuard({ role }: Principal) {
  if (!above.has(role)) fail('rank_too_low', { status: 403 })
}

/** What the form sent, tidied up, or the refusal of all fields that cannot be. `before` holds the hours that stay. */
export function checked<B extends Partial<Body<'createTrainer'>>>(
  body: B,
  who: Principal,
  before?: Hours,
): B {
  const fields: Record<string, FieldError> = {}
  if (body.phone && !body.phone.startsWith(prefixes[who.country])) {
    fields.phone = ['phone_of_country', { prefix: prefixes[who.country] }]
  }
  if (body.clubs && !body.clubs.every((club) => who.clubs.includes(club))) {
    fields.clubs = 'unknown_club'
  }
  Object.assign(fields, wrongHours({ ...before, ...body }))
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  const { first_name, last_name, email, bio } = body
  return {
    ...body,
    ...(first_name !== undefined && { first_name: normaliseName(first_name) }),
    ...(last_name !== undefined && { last_name: normaliseName(last_name) }),
    ...(email !== undefined && { email: email.trim().toLowerCase() }),
    ...(bio !== undefined && { bio: bio.trim() }),
  }
}
