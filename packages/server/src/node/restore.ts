/**
 * `npm run restore -- --from FILE [--replace]` restores the database of `DATABASE_URL`, else of the folder
 * `DATA_DIR`, from a backup.
 */
import { parseArgs } from 'node:util'
import type { BackupSummary } from './backup/backUp.ts'
import { withOwner, replaceDamaged } from './backup/withOwner.ts'
import { restore } from './backup/restore.ts'
import type { Owner } from './migrate.ts'
import { settingsOf, type Settings } from './settings.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
})

try {
  const { from, replace } = values
  if (!from) throw new Error('Say what from: npm run restore -- --from FILE')
  const settings = settingsOf(process.env)
  const { key } = settings.backups
  const put = (owner: Owner) => restore(owner, from, { replace, key })
  const { tables, rows } = await (replace && !settings.databaseUrl
    ? overAnything(settings, put)
    : withOwner(settings, put))
  console.log(`${rows} rows of ${tables} tables are back.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Also restores into a folder whose database cannot be opened. */
async function overAnything(settings: Settings, put: (owner: Owner) => Promise<BackupSummary>) {
  let summary: BackupSummary | undefined
  await replaceDamaged(settings.folder, async (owner) => {
    summary = await put(owner)
  })
  return summary ?? withOwner(settings, put)
}
