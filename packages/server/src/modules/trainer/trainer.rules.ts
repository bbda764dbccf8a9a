import { normaliseName } from '@zal/api/fold'
import type { Body, Who } from '../../core/context.ts'
import { refuse, type FieldRefusal } from '../../core/errors.ts'
import { wrongHours, type Hours } from '../../rules/hours.ts'

const prefixes = { UZB: '+998', KGZ: '+996' }

const above = new Set(['owner', 'director', 'manager'])

/** Requires a rank above trainers: nobody creates or changes staff of the same or a higher rank. */
export function checkGuard({ role }: Who) {
  if (!above.has(role)) refuse('rank_too_low', { status: 403 })
}

/** Normalises the form, or refuses with all invalid fields. `before` holds the stored hours. */
export function checked<B extends Partial<Body<'createTrainer'>>>(
  body: B,
  who: Who,
  before?: Hours,
): B {
  const fields: Record<string, FieldRefusal> = {}
  if (body.phone && !body.phone.startsWith(prefixes[who.country])) {
    fields.phone = ['phone_of_country', { prefix: prefixes[who.country] }]
  }
  if (body.clubs && !body.clubs.every((club) => who.clubs.includes(club))) {
    fields.clubs = 'unknown_club'
  }
  Object.assign(fields, wrongHours({ ...before, ...body }))
  if (Object.keys(fields).length > 0) refuse('validation', { fields })
  const { first_name, last_name, email, bio } = body
  return {
    ...body,
    ...(first_name !== undefined && { first_name: normaliseName(first_name) }),
    ...(last_name !== undefined && { last_name: normaliseName(last_name) }),
    ...(email !== undefined && { email: email.trim().toLowerCase() }),
    ...(bio !== undefined && { bio: bio.trim() }),
  }
}
