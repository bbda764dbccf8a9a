import { sql } from 'kysely'
import { allows } from '../core/auth/permissions.ts'
import type { Db, Principal } from '../core/operation/context.ts'
import { version } from '../core/version.ts'
import { releases } from '../domain/releases.ts'

/** Releases with the notes that concern what a person may open, without empty ones. */
export const releasesFor = ({ permissions }: Pick<Principal, 'permissions'>) =>
  releases
    .map(({ notes, ...release }) => ({
      ...release,
      notes: notes.filter(({ needs }) => allows(permissions, needs)),
    }))
    .filter(({ notes }) => notes.length > 0)

/**
 * Whether the notes of the release that runs are to be shown to a person: not read yet, and the person is older than the
 * release, since to a new one everything is new.
 */
export async function showsUpdates(db: Db, principal: Principal): Promise<boolean> {
  const current = releasesFor(principal).find(({ release }) => release === version)
  if (!current) return false
  const { rows } = await sql`
    select from staff t
     where t.merchant_id = ${principal.merchant} and t.id = ${principal.staff} and t.seen_release <> ${version}
       and t.created_at < ${current.date}::date`.execute(db)
  return rows.length > 0
}
