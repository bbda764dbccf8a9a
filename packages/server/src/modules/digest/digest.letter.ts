import type { Letter, LetterContext } from '../../core/background/outbox.ts'
import { dayIn } from '../../core/db/businessDay.ts'
import { mayHaveDigest } from '../../core/auth/digest.ts'
import { digestReader } from './digest.figures.ts'
import { htmlOf } from './digest.html.ts'
import type { Sources } from './digest.sources.ts'
import { readerOf } from './digest.store.ts'
import { textOf } from './digest.text.ts'
import { viewOf } from './digest.view.ts'

/** Days for which a copy of the letter is of use. */
const DAYS = 7

/**
 * The letter with the digest. It is read and worded when it is sent; cancelled where the person has turned it off or may
 * not have it any more, where the address has changed, and on a later day.
 */
export function digestLetter(sources: Sources): Letter {
  const { read } = digestReader(sources)

  return {
    template: 'digest',
    fill: async (context: LetterContext) => {
      const { db, now, staff, address } = context
      const reader = await readerOf(db, staff)
      if (!reader?.is_on || reader.clubs.length === 0 || !mayHaveDigest(reader.principal))
        return null
      const today = dayIn(reader.principal.zone, now)
      if (reader.day !== today || reader.email !== address) return null
      const digest = await read(reader, { db, today, now })
      const view = viewOf(digest, context)
      return {
        content: { subject: view.subject, text: textOf(view), html: htmlOf(view) },
        until: new Date(now.getTime() + DAYS * 86_400_000),
      }
    },
  }
}
