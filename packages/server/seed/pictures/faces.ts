import { sql } from 'kysely'
import { facePicture } from './facePicture.ts'
import { createRandom, some } from '../random.ts'
import type { Target } from '../records.ts'
import { hexOf, writePictures } from './files.ts'

/** Share of the latest members with a face; earlier ones have none, so that a large seed stays small. */
const SHARE = 0.35
const LAST = 600
/** Portraits for each gender and age; members share them, as they share names. */
const LOOKS = 8
/** Age in days from which hair is grey. */
const OLD = 55 * 365

/** Inserts faces for a share of the members and for all known people; generated drawings, not photos. */
export async function writeFaces(target: Target): Promise<void> {
  const { db, world, ids } = target
  const random = createRandom(9000 + world.merchant)
  const drawn = (gender: number, isOld: boolean) =>
    Array.from({ length: isOld ? LOOKS / 4 : LOOKS }, () =>
      hexOf(facePicture(random, gender, isOld)),
    )
  const looks = [1, 2].map((gender) => ({ young: drawn(gender, false), old: drawn(gender, true) }))
  const last = world.members
    .toSorted((one, other) => other.createdAt - one.createdAt)
    .slice(0, LAST)
  const chosen = new Set(last.filter(() => random.chance(SHARE)))
  for (const member of world.members) if (member.isKnown) chosen.add(member)
  const faces = [...chosen].map((member) => {
    const { young, old } = some(looks[member.gender === 2 ? 1 : 0])
    const look = random.pick(world.today - (member.birth ?? world.today) > OLD ? old : young)
    const key = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
    const { club, last_name, createdAt: at } = member
    return { id: ids.file++, member, club, name: `${last_name}.png`, at, look, key }
  })
  await writePictures(target, faces)
  await sql`
    update member m set avatar_id = x.file
      from unnest(${faces.map(({ member }) => member.id)}::bigint[], ${faces.map(({ id }) => id)}::bigint[]) x (member, file)
     where m.merchant_id = ${world.merchant} and m.id = x.member`.execute(db)
}
