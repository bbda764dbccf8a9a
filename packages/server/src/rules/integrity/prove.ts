import { checks, type Fault } from './checks.ts'

export interface Proof {
  name: string
  /** Number of checked records. */
  checked: number
  /** Number of faulty records. */
  faults: number
  /** The first of the faulty records. */
  rows: Fault[]
}

/** Faults listed per check; the rest is only counted. */
const NAMED = 20

type Ask = <R>(sql: string) => Promise<R[]>

/** Runs all checks one after the other. `ask` must return numbers as numbers. */
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
