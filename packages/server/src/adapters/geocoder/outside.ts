import { GeocoderFailed } from '../../core/geocoder.ts'

/** HTTP client of an external service; tests replace it with recorded exchanges. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/** Timeout of a service in milliseconds. */
const patience = 4000

/**
 * Requests JSON from a service whose address comes from the settings, never from a user (T-48). Errors:
 * `GeocoderFailed`, whose message contains neither the address nor the key.
 */
export async function askJson(
  fetch: Fetch,
  service: string,
  url: URL,
  headers: Record<string, string> = {},
): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(patience)
    const answer = await fetch(url, { headers: { accept: 'application/json', ...headers }, signal })
    if (!answer.ok) throw new GeocoderFailed(`${service} answered ${answer.status}`)
    return await answer.json()
  } catch (error) {
    if (error instanceof GeocoderFailed) throw error
    // A network error may quote the whole URL, including the key.
    const name = error instanceof Error ? error.name : 'Error'
    throw new GeocoderFailed(`${service} did not answer: ${name}`)
  }
}

/** Reads a nested value of a response; undefined where a step is missing. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, step) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<string | number, unknown>)[step]
        : undefined,
    value,
  )
}

export const listAt = (value: unknown, ...path: string[]): unknown[] => {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

export const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Rounds degrees to six decimals; null where the value is not a number of degrees. */
export function degrees(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= most
    ? Math.round(number * 1_000_000) / 1_000_000
    : null
}
