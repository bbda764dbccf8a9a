import type { Secrets } from '../../core/secrets.ts'

export interface Named {
  merchant: number
  payment: number
}

/**
 * The token of a receipt's public link: merchant, payment, and 128 bits of a signature with the key of the
 * merchant. The key is hashed twice, nested as in HMAC, so that known tokens do not help to forge others.
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

/** Parses a token without verifying it. Undefined where it is malformed. */
export function namedBy(token: string): Named | undefined {
  const [merchant = 0, payment = 0] = token.split('-').map((part) => Number.parseInt(part, 36))
  const real = [merchant, payment].every((id) => Number.isSafeInteger(id) && id > 0)
  return real ? { merchant, payment } : undefined
}

/** Compares hashes, so that the timing does not reveal how much was right. */
export async function isSame(given: string, right: string, { hash }: Secrets) {
  return (await hash(given)) === (await hash(right))
}
