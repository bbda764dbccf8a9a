import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { seedDemo } from '../../seed/index.ts'
import { pgliteOptions } from '../adapters/pglite.ts'
import { dayIn } from '../core/db/businessDay.ts'
import { plainPasswords } from '../page/passwords.ts'
import { extensions, ownerOf } from './embedded/engine.ts'
import { migrate } from './migrate.ts'
import { smallDump } from './database/trim.ts'

// Data of the stories: the demo club with few members, and the same club without any records. The moment is
// the start time of every story.
const now = new Date('2026-03-12T09:30:00+05:00')
const folder = new URL('../../../../node_modules/.cache/zal/book/', import.meta.url)

const journal = [
  'wal_recycle=off',
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'full_page_writes=off',
]
const lean = [...PGlite.defaultStartParams, ...journal.flatMap((each) => ['-c', each])]

mkdirSync(folder, { recursive: true })
await write('demo', 240)
await write('empty', 0)

async function write(name: string, members: number) {
  const pglite = await PGlite.create({ ...pgliteOptions, extensions, startParams: lean })
  await migrate(ownerOf(pglite))
  await seedDemo(new Kysely({ dialect: new PGliteDialect({ pglite }) }), {
    now,
    today: dayIn('Asia/Tashkent', now),
    members,
    passwordHash: plainPasswords.hash,
  })
  // An empty club: no class, package, room, trainer or notification.
  if (members === 0) {
    await pglite.exec(`
      delete from notification_recipient; delete from notification;
      delete from class; delete from package; delete from room;
      delete from staff_club where staff_id in (select id from staff where role = 'trainer')`)
  }
  const bytes = await smallDump(pglite)
  await pglite.close()
  const draft = new URL(`${name}.${process.pid}`, folder)
  writeFileSync(draft, bytes)
  renameSync(draft, new URL(`${name}.tar.gz`, folder))
  console.log(`${name}.tar.gz: ${Math.round(bytes.length / 1024)} KB`)
}
