import type { Owner } from '../src/node/migrate.ts'
import { checks } from '../src/rules/integrity/checks.ts'
import { prove } from '../src/rules/integrity/prove.ts'

/** How a changed byte was detected: null where the right transaction is named, else the actual result. */
type Outcome = null | string

const tables = ['ledger_transaction', 'ledger_entry', 'ledger_seal']

/**
 * Changes one byte of one column of one row of the ledger or of its seals, bypassing all triggers, `times`
 * times, each rolled back, and checks each time that the integrity check names the transaction. `owner` must
 * bypass row-level security.
 */
export async function flips(
  owner: Owner,
  times: number,
  chance: () => number,
): Promise<{ columns: Set<string>; missed: string[] }> {
  const below = (count: number) => Math.floor(chance() * count)
  const columns = new Set<string>()
  const missed: string[] = []
  await owner.exec('begin; set local session_replication_role = replica')
  try {
    await unguarded(owner)
    for (let done = 0; done < times;) {
      const table = tables[below(tables.length)] ?? ''
      await owner.exec('savepoint flip')
      const flipped = await flip(owner, table, below).catch(() => null)
      if (flipped) {
        const outcome = await named(owner, flipped.transaction)
        if (outcome) missed.push(`${table} ${flipped.column}: ${outcome}`)
        columns.add(`${table}.${flipped.column}`)
        done += 1
      }
      await owner.exec('rollback to savepoint flip')
    }
  } finally {
    await owner.exec('rollback')
  }
  return { columns, missed }
}

/** Drops the constraints, so that a byte may become a value that they would refuse. */
async function unguarded(owner: Owner) {
  const rules = await owner.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, conname as name from pg_constraint
     where contype = 'c' and conrelid::regclass::text in (${tables.map((name) => `'${name}'`).join()})`)
  for (const { table, name } of rules) {
    await owner.exec(`alter table ${table} drop constraint "${name}"`)
  }
}

/** No change where the column is empty, or the new value is the key of another row. */
async function flip(owner: Owner, table: string, below: (count: number) => number) {
  const rows = await owner.query<{ place: string; transaction: number }>(
    `select ctid::text as place, ${table === 'ledger_transaction' ? 'id' : 'transaction_id'}::int as transaction from ${table}`,
  )
  const names = await owner.query<{ column: string; type: string }>(`
    select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped order by attnum`)
  const row = rows[below(rows.length)]
  const name = names[below(names.length)]
  if (!row || !name) return null
  const { column, type } = name
  const found = await owner.query(
    `update ${table} set "${column}" = ${changed(column, type, below)} where ctid = '${row.place}' and "${column}" is not null returning 1`,
  )
  return found.length === 1 ? { column, transaction: row.transaction } : null
}

/** SQL for the value with one changed byte. */
function changed(column: string, type: string, below: (count: number) => number): string {
  const bits = 1 + below(255)
  const mask = (bytes: number) => `(${bits}::bigint << ${8 * below(bytes)})`
  if (type === 'bigint') return `"${column}" # ${mask(8)}`
  if (type === 'date')
    return `date '2000-01-01' + ("${column}" - date '2000-01-01' # ${mask(2)}::int)`
  if (type === 'bytea') {
    const place = below(32)
    return `set_byte("${column}", ${place}, get_byte("${column}", ${place}) # ${bits})`
  }
  if (type === 'text') {
    const sign = `ascii(right("${column}", 1))`
    return `overlay("${column}" placing chr(32 + (${sign} - 32 + ${1 + below(93)}) % 94) from length("${column}"))`
  }
  return `timestamptz 'epoch' + ((extract(epoch from "${column}") * 1000000)::bigint # ${mask(6)}) * interval '1 microsecond'`
}

async function named(owner: Owner, transaction: number): Promise<Outcome> {
  const proofs = await prove((text) => owner.query(text))
  const rows = proofs.flatMap(({ name, rows: found }) =>
    ['chain', 'sealed'].includes(name) ? found : [],
  )
  if (rows.some(({ record, id }) => record === 'transaction' && id === transaction)) return null
  return `named ${rows.map(({ id }) => id).join() || 'nothing'} instead of ${transaction} of ${checks.length} checks`
}
