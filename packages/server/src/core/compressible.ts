import type { Contract, Operation } from './contract.ts'

/**
 * Names of properties that hold a secret: tokens of a session, a socket or a receipt, or the approval of a
 * refund.
 */
const secret = /^(token|hash|ticket|approval|secret|password)$/

/**
 * Whether the responses of an operation may be compressed. The length of a compressed response reveals how
 * much of attacker-chosen text is repeated in a secret beside it (BREACH). So only reads are compressed, and
 * none whose response schema has a property that is named like a secret or marked `x-secret: true`, such as
 * the signed address of a file.
 */
export function isCompressible(contract: Contract, { method, answer }: Operation): boolean {
  return method === 'GET' && !hasSecret(contract, answer, new Set())
}

function hasSecret(contract: Contract, schema: unknown, seen: Set<unknown>): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  if ('x-secret' in schema) return true
  if ('$ref' in schema) return hasSecret(contract, resolved(contract, String(schema.$ref)), seen)
  return Object.entries(schema).some(([key, value]) => {
    if (key === 'example' || key === 'examples') return false
    if (key === 'properties' && Object.keys(value as object).some((name) => secret.test(name)))
      return true
    return hasSecret(contract, value, seen)
  })
}

const resolved = (contract: Contract, reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/')],
      contract,
    )
