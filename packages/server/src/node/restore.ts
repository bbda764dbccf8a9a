/**
 * `npm run restore -- --from FILE [--replace]` makes the database of `DATABASE_URL`, else of the folder `DATA_DIR`, what it
 * was when the file was written.
 */
import { parseArgs } from 'node:util'
import { asOwnerOf } from './backup/place.ts'
import { restore } from './backup/restore.ts'
import { settingsOf } from './settings.ts'

const { values } = parseArgs({
  options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
})

try {
  const { from, replace } = values
  if (!from) throw new Error('Say what from: npm run restore -- --from FILE')
  const settings = settingsOf(process.env)
  const { key } = settings.backups
  const { tables, rows } = await asOwnerOf(settings, (owner) =>
    restore(owner, from, { replace, key }),
  )
  console.log(`${rows} rows of ${tables} tables are back.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
