import { isSound, prove } from '../../src/rules/integrity/prove.ts'
import { todayOf, type World } from './world.ts'

interface Found {
  sum: number
  entry: number
  actions: string[]
  audit: number
  balances: Record<string, number>
  payments: Record<string, { status: string; returned: number }> | null
  full: number[]
  spent: number[]
  shared: number[]
}

/** Checks after every step that the database matches the model, and that no invariant is violated. */
export async function checkStep(world: World, audits: readonly string[]) {
  const { club, members, books, seen } = world
  const found = await look(world, [club, members, todayOf(world), seen.entry, seen.audit])
  same('the ledger sums to', found.sum, 0)
  const missing = audits.filter((audit) => !found.actions.some((each) => each.startsWith(audit)))
  same('rows that the audit lacks', missing, [])
  if (audits.length === 0) same('rows of the audit after a refusal', found.actions, [])
  same('balances', found.balances, Object.fromEntries(books.balances))
  const said = books.payments.map(({ id, status, returned }) => [id, { status, returned }])
  same('payments', found.payments ?? {}, Object.fromEntries(said))
  same('plans sold beyond their places', found.full, [])
  same('memberships with more visits than were sold', found.spent, [])
  same('memberships that share days', found.shared, [])
  world.seen = { entry: found.entry, audit: found.audit }
}

async function look({ api }: World, values: unknown[]): Promise<Found> {
  const connection = await api.database.connect()
  try {
    const { rows } = await connection.query<{ found: Found }>(
      'select simulator_found($1, $2, $3, $4, $5) as found',
      values,
    )
    if (!rows[0]) throw new Error('Nothing was found')
    return rows[0].found
  } finally {
    connection.release()
  }
}

/** Runs the integrity check of the owner. */
export async function checkBooks({ api }: World) {
  const proofs = await prove((text) => api.sql(1, text))
  if (!isSound(proofs)) {
    throw new Error(`The books: ${JSON.stringify(proofs.filter(({ faults }) => faults > 0))}`)
  }
}

export function same(what: string, is: unknown, should: unknown) {
  const [one, other] = [is, should].map(sorted)
  if (one !== other) throw new Error(`${what}: ${one}, but it has to be ${other}`)
}

function sorted(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, each]) => `${key}:${sorted(each)}`).join()}}`
}
