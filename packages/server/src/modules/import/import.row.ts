import { normaliseName } from '@zal/api/fold'
import type { Who } from '../../core/context.ts'
import type { Shown } from '../../core/shown.ts'
import type { Field, Mapping } from './import.fields.ts'
import { dayOf, emailOf, genderOf, phoneOf, throughOf } from './import.values.ts'

/** A member as parsed from a row. */
export interface Candidate {
  first_name: string
  last_name: string
  phone: string
  phone2: string | null
  /** 0 is unknown. */
  gender: 0 | 1 | 2
  birth_date: string | null
  date_joined: string | null
  email: string | null
  through: number | null
  address_line: string | null
  description: string
  /** A gender and both names are required for more than a draft. */
  is_draft: boolean
}

export interface Problem {
  level: 'error' | 'duplicate' | 'warning'
  field: Field
  /** Code in `errors.json`. */
  code: string
  vars?: Shown
  value: string
}

export interface RowRules {
  mapping: Mapping
  country: Who['country']
  is1904: boolean
  today: string
  /** Options of `through` in the language of the request. */
  through: Record<string, string>
}

const prefixes = { UZB: '+998', KGZ: '+996' }
const longest = { name: 60, address: 250, description: 2000 }

/**
 * Parses one row of a file into a member and its problems. Without a name or a valid phone there is no
 * member; any other invalid value is omitted and reported.
 */
export function readRow(
  cells: readonly string[],
  { mapping, country, is1904, today, through }: RowRules,
): { member: Candidate | null; problems: Problem[] } {
  const problems: Problem[] = []
  const text = (field: Field) => cells[mapping.indexOf(field)]?.replaceAll('\0', '').trim() ?? ''
  const wrong = (field: Field, code: string, level: 'error' | 'warning', vars?: Shown) => {
    problems.push({ level, field, code, value: text(field).slice(0, 200), ...(vars && { vars }) })
  }
  /** Parses a field that may be empty. */
  function optional<T>(
    field: Field,
    code: string,
    read: (given: string) => T | undefined,
  ): T | null {
    const given = text(field)
    if (!given) return null
    const value = read(given)
    if (value === undefined) wrong(field, code, 'warning')
    return value ?? null
  }
  function short(field: Field, limit: number): string {
    const given = text(field)
    if (given.length <= limit) return given
    wrong(field, 'too_long', 'warning', { limit })
    return ''
  }

  const [last_name, first_name] = names()
  const phone = phoneIn()
  const phone2 = optional('phone2', 'invalid_phone', (given) => phoneOf(given, country))
  const gender = optional('gender', 'import_gender', genderOf) ?? 0
  const day = (given: string) => dayOf(given, { is1904, today })
  const born = optional('birth_date', 'invalid_date', day)
  const joined = optional('date_joined', 'invalid_date', day)
  const email = optional('email', 'invalid_email', emailOf)
  const heard = optional('through', 'import_through', (given) => throughOf(given, through))
  const address = short('address_line', longest.address)
  const description = short('description', longest.description)
  const isBorn = within('birth_date', born, (date) => date < today, 'birth_date_not_past')
  const isJoined = within('date_joined', joined, (date) => date <= today, 'date_in_future')
  if (!phone || problems.some(({ level }) => level === 'error')) return { member: null, problems }
  const member: Candidate = {
    first_name,
    last_name,
    phone,
    phone2,
    gender,
    birth_date: isBorn ? born : null,
    date_joined: isJoined ? joined : null,
    email,
    through: heard,
    address_line: address || null,
    description,
    is_draft: !gender || !first_name || !last_name,
  }
  return { member, problems }

  function names(): [last: string, first: string] {
    const [family = '', ...others] = normaliseName(text('fullname')).split(' ')
    const whole = others.length > 0 ? [family, others.join(' ')] : ['', family]
    const given = [text('last_name'), text('first_name')].map(normaliseName)
    const [last = '', first = ''] = given.map((name, at) => name || (whole[at] ?? ''))
    const blamed =
      mapping.includes('first_name') || !mapping.includes('fullname') ? 'first_name' : 'fullname'
    if (!last && !first) wrong(blamed, 'required', 'error')
    if (last.length > longest.name || first.length > longest.name) {
      wrong(
        last.length > longest.name && mapping.includes('last_name') ? 'last_name' : blamed,
        'too_long',
        'error',
        {
          limit: longest.name,
        },
      )
    }
    return [last, first]
  }

  function phoneIn(): string | undefined {
    const given = text('phone')
    const found = phoneOf(given, country)
    if (!given) wrong('phone', 'required', 'error')
    else if (!found) wrong('phone', 'invalid_phone', 'error')
    else if (!found.startsWith(prefixes[country])) {
      wrong('phone', 'phone_of_country', 'error', { prefix: prefixes[country] })
    } else return found
    return undefined
  }

  function within(field: Field, date: string | null, is: (date: string) => boolean, code: string) {
    if (!date) return false
    if (date < '1900-01-01') wrong(field, 'invalid_date', 'warning')
    else if (!is(date)) wrong(field, code, 'warning')
    else return true
    return false
  }
}
