/** Compares in constant time. */
export function isEqual(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length)
  let difference = one.length ^ other.length
  for (let at = 0; at < length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}

/** Whether a callback has these HTTP Basic credentials. */
export function isBasic(headers: Headers, name: string, password: string): boolean {
  const [, given] = /^Basic ([A-Za-z0-9+/=]{1,500})$/.exec(headers.get('authorization') ?? '') ?? []
  return isEqual(given ?? '', btoa(`${name}:${password}`))
}

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses the JSON object of a callback; undefined where it is not one. */
export function fieldsOf(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isFields(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

export const named = (value: unknown): string | undefined => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && /^[\w-]{1,64}$/.test(text) ? text : undefined
}

/** Converts tiyin to whole units; undefined where a fraction is left. */
export const fromTiyin = (tiyin: number) => (tiyin % 100 === 0 ? tiyin / 100 : undefined)

export const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
