/**
 * `npm run integrity` checks the books of all merchants of the database of `DATABASE_URL`, else of the folder
 * `DATA_DIR`, for consistency. Exits with 1 where there are faults.
 */
import { prove, isSound } from '../rules/integrity/prove.ts'
import { asOwnerOf } from './backup/place.ts'
import { settingsOf } from './settings.ts'

// Recorded elsewhere, they later prove that no chain was rewritten or truncated.
const lastSeals = `
  select distinct on (merchant_id, club_id) club_id as club, seq, encode(hash, 'hex') as hash
    from ledger_seal order by merchant_id, club_id, seq desc`

try {
  const { proofs, seals } = await asOwnerOf(settingsOf(process.env), async (owner) => ({
    proofs: await prove((text) => owner.query(text)),
    seals: await owner.query<{ club: string; seq: string; hash: string }>(lastSeals),
  }))
  for (const { name, checked, faults, rows } of proofs) {
    console.log(`${faults === 0 ? '✓' : '✗'} ${name}: ${checked} looked at, ${faults} not in order`)
    for (const { record, id, name: called, expected, found } of rows) {
      console.log(`  ${record} ${id} (${called}): expected ${expected}, found ${found}`)
    }
  }
  for (const { club, seq, hash } of seals) console.log(`club ${club}: seal ${seq} is ${hash}`)
  if (!isSound(proofs)) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
