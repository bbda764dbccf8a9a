import { normaliseName } from '@zal/api/fold'
import {
  allows,
  grantedPaths,
  knownPaths,
  withOverrides,
  type Overrides,
} from '../../core/auth/permissions.ts'
import type { Answer, Body, Principal, Role } from '../../core/operation/context.ts'
import { fail, type FieldError } from '../../core/errors.ts'
import { weaknessOf } from '../../domain/passwords/weakness.ts'
import { wrongPhone } from '../../domain/phone.ts'
import { managesStaff, rankOf } from '../../core/auth/rank.ts'

type Sent = Partial<Body<'createStaff'>>
type Person = Pick<Answer<'getStaff'>, 'id' | 'role'>

/** Whether the principal may change the person: somebody else of a lower rank, or an owner another owner. */
export function mayChange(principal: Principal, { id, role }: Person): boolean {
  if (!managesStaff(principal.role) || id === principal.staff) return false
  return mayAssign(principal, role) || (principal.role === 'owner' && role === 'owner')
}

/** Whether the principal may give the role: one of a lower rank. */
export const mayAssign = (principal: Principal, role: Role) => rankOf(role) < rankOf(principal.role)

/** Whether an invitation would help: the person may sign in and has no password. */
export const mayBeInvited = (person: Pick<Answer<'getStaff'>, 'is_active' | 'has_password'>) =>
  person.is_active && !person.has_password

/** Errors: 403 `not_yourself`, `rank_too_low`. */
export function checkTarget(principal: Principal, person: Person) {
  if (person.id === principal.staff) fail('not_yourself', { status: 403 })
  if (!mayChange(principal, person)) fail('rank_too_low', { status: 403 })
}

/** Columns of the person, normalised. Errors: 400 with all invalid fields of the form. */
export function columnsOf(body: Sent, principal: Principal) {
  const { first_name, last_name, phone, email, password, role, language, is_active } = body
  const fields: Record<string, FieldError> = wrongPhone(phone, principal.country)
  if (body.locations && !body.locations.every((club) => principal.clubs.includes(club))) {
    fields.locations = 'unknown_club'
  }
  const weakness = password === undefined ? null : weaknessOf(password)
  if (weakness) fields.password = weakness
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  return {
    first_name: first_name && normaliseName(first_name),
    last_name: last_name && normaliseName(last_name),
    phone,
    email: email?.toLowerCase(),
    role,
    language,
    is_active,
    overrides: body.permissions && JSON.stringify(overridesOf(body.permissions)),
  }
}

/** Errors: 400 at `permissions` for a path that the product does not know, or that is granted and taken. */
export function overridesOf({ granted, taken }: NonNullable<Sent['permissions']>): Overrides {
  const isWrong = [...granted, ...taken].some((path) => !knownPaths.has(path))
  if (isWrong || granted.some((path) => taken.includes(path))) {
    fail('validation', { fields: { permissions: 'unknown_right' } })
  }
  return Object.fromEntries([
    ...granted.map((path) => [path, true] as const),
    ...taken.map((path) => [path, false] as const),
  ])
}

/** Rights of a person before or after a change. */
export interface Rights {
  role: Role
  overrides: Overrides
}

const pathsOf = ({ role, overrides }: Rights) =>
  new Set(grantedPaths(withOverrides(role, overrides)))

/** Paths of rights that a change gives; all of them for a new person. */
export function gainedPaths(before: Rights | null, after: Rights): string[] {
  const had = before ? pathsOf(before) : new Set<string>()
  return [...pathsOf(after)].filter((path) => !had.has(path))
}

/** Whether a person may do other things after a change, or has another role. */
export const changesRights = (before: Rights, after: Rights): boolean =>
  before.role !== after.role ||
  gainedPaths(before, after).length + gainedPaths(after, before).length > 0

/**
 * Refuses to give a right that the principal lacks, by an override or by a role, and to take one away by an override.
 * Errors: 403 `right_not_yours` with the paths in `results`.
 */
export function checkRights(principal: Principal, before: Rights | null, after: Rights) {
  const former = before?.overrides ?? after.overrides
  const touched = new Set([...Object.keys(former), ...Object.keys(after.overrides)])
  const overridden = [...touched].filter((path) => former[path] !== after.overrides[path])
  const paths = new Set([...overridden, ...gainedPaths(before, after)])
  const lacking = [...paths].filter((path) => !allows(principal.permissions, path.split('.')))
  if (lacking.length > 0) {
    fail('right_not_yours', { status: 403, results: { paths: lacking.toSorted() } })
  }
}

/** Rights to give money back or to pay salaries: the owners are told when somebody gets one. */
export const isMoneyRight = (path: string) =>
  /^payment\.(list|history)\.(void|refund)$|^deposit\.list\.return$|^finance\.salary/.test(path)
