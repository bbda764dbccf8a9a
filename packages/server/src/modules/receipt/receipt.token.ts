import type { Secrets } from '../../core/auth/secrets.ts'

export interface Named {
  merchant: number
  payment: number
}

/**
 * The token of a receipt's public link: which payment of which merchant, and 128 bits that only the key of the
 * merchant makes. The hash goes around the key twice, so that what is known of one token helps with no other.
 */
export async function tokenOf(
  { merchant, payment }: Named,
  key: string,
  { hash }: Secrets,
): Promise<string> {
  const name = `${merchant.toString(36)}-${payment.toString(36)}`
  const signature = await hash(`${key} ${await hash(`${key} receipt ${name}`)}`)
  return `${name}-${signature.slice(0, 32)}`
}

/** What a token says of itself; it is not yet known to be true. Undefined where it names nothing that can be. */
export function namedBy(token: string): Named | undefined {
  const [merchant = 0, payment = 0] = token.split('-').map((part) => Number.parseInt(part, 36))
  const real = [merchant, payment].every((id) => Number.isSafeInteger(id) && id > 0)
  return real ? { merchant, payment } : undefined
}

/** Compares by hashes, so that the time it takes tells nothing of how much was right. */
export async function isSame(given: string, right: string, { hash }: Secrets) {
  return (await hash(given)) === (await hash(right))
}
