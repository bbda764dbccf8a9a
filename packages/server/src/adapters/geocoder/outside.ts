import { GeocoderFailed } from '../../core/services/geocoder.ts'

/** How a service outside is reached; tests put recorded exchanges in its place. */
export type Fetch = (
  url: URL,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

/** Milliseconds that a service has. */
const patience = 4000

/**
 * Asks a service whose address the settings name, never one that a person sent (T-48), and reads
 * JSON. Errors: `GeocoderFailed`, which says neither the address nor the key.
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
    // The error of a network may quote the whole address, with the key in it.
    const name = error instanceof Error ? error.name : 'Error'
    throw new GeocoderFailed(`${service} did not answer: ${name}`)
  }
}

/** Values deep in what a service answered; undefined where something on the way is not there. */
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

/** Six digits behind the point, or null where it is no number of degrees. */
export function degrees(value: unknown, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Math.abs(number) <= most
    ? Math.round(number * 1_000_000) / 1_000_000
    : null
}
