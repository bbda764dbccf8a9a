import { sql } from 'kysely'
import { createRandom } from '../random.ts'
import type { Moment } from '../days.ts'
import type { Target } from '../records.ts'
import { hexOf, writePictures } from './files.ts'
import { logoPicture } from './logoPicture.ts'

/** Gives each club a drawn logo. */
export async function writeLogos(target: Target): Promise<void> {
  const { db, world, ids } = target
  const random = createRandom(9500 + world.merchant)
  const logos = world.clubs.map((club, nth) => ({
    id: ids.file++,
    club,
    name: 'logo.png',
    at: (world.opened * 86_400 - world.zone * 60) as Moment,
    look: hexOf(logoPicture(nth)),
    key: Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join(''),
  }))
  await writePictures(target, logos)
  await sql`
    update club c set logo_id = x.file
      from unnest(${logos.map(({ club }) => club.id)}::bigint[], ${logos.map(({ id }) => id)}::bigint[]) x (club, file)
     where c.merchant_id = ${world.merchant} and c.id = x.club`.execute(db)
}
