import type { Owner } from '../src/node/migrate.ts'

/** Figures to compare after a restore: row counts, the end of every chain, and three reports. */
export const reports = async (owner: Owner) => ({
  rows: await counts(owner),
  hashes: await owner.query(`
    select distinct on (merchant_id, club_id) club_id, seq, encode(hash, 'hex') as hash
      from ledger_seal order by merchant_id, club_id, seq desc`),
  ledger: await owner.query(`
    select club_id, account, currency, count(*)::int as rows, sum(amount)::text as sum
      from ledger_entry group by 1, 2, 3 order by 1, 2, 3`),
  payments: await owner.query(`
    select club_id, status, count(*)::int as rows, sum(total)::text as sum from payment_state group by 1, 2 order by 1, 2`),
  balances: await owner.query(`
    select member_id, (-sum(amount))::text as balance from ledger_entry where account = 'deposit' group by 1 order by 1`),
})

async function counts(owner: Owner) {
  const tables = await owner.query<{ name: string }>(`
    select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' order by 1`)
  return owner.query(
    tables
      .map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`)
      .join(' union all '),
  )
}
