import type { Answer, Body, Permissions, Principal } from '../../core/operation/context.ts'
import { allows, checkPermission } from '../../core/auth/permissions.ts'
import type { WriteContext } from '../../core/db/recordStore.ts'
import { fail, notFound, type FieldError } from '../../core/errors.ts'
import { hasCity } from '../../core/gazetteer/cities.ts'

export type Club = Answer<'getClub'>
type Address = Body<'createClub'>['address']
type Hours = NonNullable<Body<'createClub'>['hours']>

/** Fields of the form; the logo is a file of the club by then. */
export type ClubFields = Omit<Partial<Body<'createClub'>>, 'logo' | 'copy_from'> & {
  logo_id?: number | null
  is_active?: boolean
}

const prefixes = { UZB: '+998', KGZ: '+996' }

/** Requires an owner or a director, whatever the rights of the person say. Errors: 403. */
export function checkRank({ role }: Principal) {
  if (role !== 'owner' && role !== 'director') fail('club_needs_director', { status: 403 })
}

/** In a closed club only that club can be activated. Errors: 409 `club_closed`. */
export function checkActivates(
  { club, inClosedClub }: Principal,
  id: number,
  { is_active }: Pick<ClubFields, 'is_active'>,
) {
  if (inClosedClub && (id !== club || is_active !== true)) fail('club_closed', { status: 409 })
}

/** Requires gym/list, or setting/location for the selected club. Errors: 403, and 404 for another club. */
export function checkReader({ permissions, club }: Principal, id: number) {
  if (allows(permissions, ['gym', 'list'])) return
  checkPermission(permissions, ['setting', 'location'])
  if (id !== club) notFound()
}

/** Requires a permission of a form that places staff in clubs. Errors: 403. */
export function checkPlacing(permissions: Permissions) {
  const ways = [
    ['staff', 'list'],
    ['gym', 'list'],
  ]
  if (!ways.some((way) => allows(permissions, way))) fail('forbidden', { status: 403 })
}

/** Columns of a club. Errors: 400 with all invalid fields of the form. */
export function clubColumns(body: ClubFields, { principal, before }: WriteContext<Club>) {
  const { address, ...columns } = body
  const { phone, city, hours } = columns
  const fields: Record<string, FieldError> = {}
  if (phone && !phone.startsWith(prefixes[principal.country])) {
    fields.phone = ['phone_of_country', { prefix: prefixes[principal.country] }]
  }
  if (city && !hasCity(principal.country, city)) fields.city = 'unknown_city'
  const wrong = hours && wrongHours(hours)
  if (wrong) fields.hours = wrong
  if (address && isHalfPlaced(address)) fields.address = 'half_a_point'
  if (Object.keys(fields).length > 0) fail('validation', { fields })
  return {
    ...columns,
    ...(address && { latitude: null, longitude: null, ...address }),
    hours: hours && JSON.stringify(inOrder(hours)),
    // The zone is that of the country; it never changes, since the days of money depend on it.
    ...(before ? {} : { zone: principal.zone }),
  }
}

/** The error of opening hours: each day once, and closing after opening. */
function wrongHours(hours: Hours): FieldError | undefined {
  const days = new Set(hours.map(({ week_day }) => week_day))
  if (days.size < hours.length) return 'day_twice'
  const early = hours.find(({ opens, closes }) => closes <= opens)
  return early && ['too_early', { limit: early.opens }]
}

const inOrder = (hours: Hours) => hours.toSorted((one, other) => one.week_day - other.week_day)

const isHalfPlaced = ({ latitude = null, longitude = null }: Address) =>
  (latitude === null) !== (longitude === null)

/** Whether a change closes an open club. */
export const isClosing = (before: Club, { is_active }: ClubFields): boolean =>
  before.is_active && is_active === false

/** Text of the QR code at the entrance. */
export const codeOf = (id: number) => `zal:club:${id}`
