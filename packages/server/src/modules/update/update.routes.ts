import { sql } from 'kysely'
import type { Answer, Context } from '../../core/operation/context.ts'
import { handlers, type Route } from '../../core/operation/handlers.ts'
import { version } from '../../core/version.ts'
import { releasesFor, showsUpdates } from '../../queries/releaseNotes.ts'

/** The release notes in the language of the reader. */
async function list({
  db,
  principal,
  words,
}: Pick<Context, 'db' | 'principal' | 'words'>): Promise<Answer<'listVersionUpdates'>> {
  return {
    release: version,
    show_updates: await showsUpdates(db, principal),
    version_updates: releasesFor(principal).flatMap(({ release, date, notes }) =>
      notes.map(({ id, subject }) => {
        const { title = '', change = '' } = words.updates[`n${id}`] ?? {}
        return { id, release, date, subject, title, change }
      }),
    ),
  }
}

export const updateRoutes: Route[] = handlers('update', {
  listVersionUpdates: list,
  markUpdatesRead: async (context) => {
    const { body, db, principal } = context
    if (body.release === version)
      await sql`
        update staff set seen_release = ${version}
         where merchant_id = ${principal.merchant} and id = ${principal.staff}`.execute(db)
    return list(context)
  },
})
