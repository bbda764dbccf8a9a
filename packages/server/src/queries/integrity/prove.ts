import { checks, type Fault } from './checks.ts'

export interface Proof {
  name: string
  /** Records that were looked at. */
  checked: number
  /** Records that are not in order. */
  faults: number
  /** The first of them. */
  rows: Fault[]
}

/** So many faults are named of each check; the rest is counted. */
const NAMED = 20

type Ask = <R>(sql: string) => Promise<R[]>

/** Asks all that has to be true, one after the other, of a database that answers numbers as numbers. */
export async function prove(ask: Ask): Promise<Proof[]> {
  const proofs: Proof[] = []
  for (const { name, record, counts, finds } of checks) {
    const [total] = await ask<{ count: number }>(counts)
    const found = await ask<Omit<Fault, 'record'> & { faults: number }>(
      `select f.*, count(*) over () as faults from (${finds}) f order by f.id limit ${NAMED}`,
    )
    proofs.push({
      name,
      checked: Number(total?.count ?? 0),
      faults: Number(found[0]?.faults ?? 0),
      rows: found.map((row) => ({
        record,
        id: Number(row.id),
        name: row.name,
        expected: row.expected,
        found: row.found,
      })),
    })
  }
  return proofs
}

export const isSound = (proofs: readonly Proof[]) => proofs.every(({ faults }) => faults === 0)
