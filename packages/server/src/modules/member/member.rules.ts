import { normaliseName } from '@zal/api/fold'
import type { Body, Permissions, Principal } from '../../core/operation/context.ts'
import { fail, type FieldError } from '../../core/errors.ts'
import { allows } from '../../core/auth/permissions.ts'

const prefixes = { UZB: '+998', KGZ: '+996' }

/** Requires any permission that needs to find members: to list or register them, to sell or to check in. */
export function checkSearch(permissions: Permissions) {
  const ways = [
    ['member', 'list'],
    ['checkin', 'register'],
    ['payment', 'register'],
    ['deposit', 'register'],
    ['deposit', 'list', 'return'],
  ]
  if (!ways.some((way) => allows(permissions, way))) fail('forbidden', { status: 403 })
}

/** Normalises the form, or refuses with all invalid fields. Absent fields stay absent. */
export function checked<B extends Partial<Body<'createMember'>>>(
  body: B,
  { country }: Pick<Principal, 'country'>,
  today: string,
  before?: Before,
): B {
  const first_name = tidy(body.first_name)
  const last_name = tidy(body.last_name)
  const fields: Record<string, FieldError> = {}
  const isDraft = staysDraft(body, before)
  if (!isDraft && !(body.gender ?? before?.gender)) fields.gender = 'required'
  if (first_name === '') fields.first_name = 'required'
  if (last_name === '') fields.last_name = 'required'
  if (body.phone && !body.phone.startsWith(prefixes[country])) {
    fields.phone = ['phone_of_country', { prefix: prefixes[country] }]
  }
  if (body.birth_date && body.birth_date >= today) fields.birth_date = 'birth_date_not_past'
  if (body.birth_date && body.birth_date < '1900-01-01') fields.birth_date = 'invalid_date'
  if (body.date_joined && body.date_joined > today) fields.date_joined = 'date_in_future'
  if (body.date_joined && body.date_joined < '1900-01-01') fields.date_joined = 'invalid_date'
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  const { email, description, notes, phone2 } = body
  return {
    ...body,
    ...(first_name && { first_name }),
    ...(last_name && { last_name }),
    ...(email !== undefined && { email: email?.trim() || null }),
    ...(phone2 !== undefined && { phone2: phone2 || null }),
    ...(description !== undefined && { description: description.trim() }),
    ...(notes !== undefined && { notes: notes.trim() }),
    date_joined: body.date_joined ?? undefined,
  }
}

interface Before {
  status: 'draft' | 'active' | 'inactive'
  gender: number
}

/**
 * Whether the member is a draft after the change: a draft stays one until it is completed; a member cannot
 * become a draft.
 */
function staysDraft({ status, is_active }: Partial<Body<'createMember'>>, before?: Before) {
  if (status === 'draft' && before && before.status !== 'draft') {
    fail('member_not_draft', { fields: { status: 'member_not_draft' } })
  }
  if (status) return status === 'draft'
  return before?.status === 'draft' && is_active === undefined
}

const tidy = (name: string | undefined) => (name === undefined ? undefined : normaliseName(name))
