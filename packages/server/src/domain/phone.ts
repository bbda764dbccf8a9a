import type { FieldError } from '../core/errors.ts'

const prefixes = { UZB: '+998', KGZ: '+996' }

/** The error of a phone that is not of the country, by field; empty where it is right or absent. */
export function wrongPhone(
  phone: string | undefined,
  country: keyof typeof prefixes,
): Record<string, FieldError> {
  const prefix = prefixes[country]
  return phone && !phone.startsWith(prefix) ? { phone: ['phone_of_country', { prefix }] } : {}
}
