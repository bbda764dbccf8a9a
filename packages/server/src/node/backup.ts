/**
 * `npm run backup -- --to FILE` writes the whole database of `DATABASE_URL`, else of the folder `DATA_DIR`,
 * into one file, and verifies the file.
 */
import { parseArgs } from 'node:util'
import { backUp } from './backup/backUp.ts'
import { checkLines } from './backup/file.ts'
import { asOwnerOf } from './backup/place.ts'
import { settingsOf } from './settings.ts'

const { values } = parseArgs({ options: { to: { type: 'string' } } })

try {
  const file = values.to
  if (!file) throw new Error('Say where to: npm run backup -- --to FILE')
  const settings = settingsOf(process.env)
  const { key } = settings.backups
  const { tables, rows } = await asOwnerOf(settings, (owner) => backUp(owner, file, key))
  await checkLines(file, key)
  console.log(`${file}: ${rows} rows of ${tables} tables, read back and whole.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
