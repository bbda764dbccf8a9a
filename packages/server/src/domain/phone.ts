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

/** A phone of either country in groups, as the page shows it; any other as it is. */
export function formatPhone(phone: string): string {
  const [, ...uz] = /^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/.exec(phone) ?? []
  if (uz.length > 0) return `(+998) ${uz[0]} ${uz.slice(1).join('-')}`
  const [, ...kg] = /^\+996(\d{3})(\d{3})(\d{3})$/.exec(phone) ?? []
  return kg.length > 0 ? `(+996) ${kg[0]} ${kg.slice(1).join('-')}` : phone
}
