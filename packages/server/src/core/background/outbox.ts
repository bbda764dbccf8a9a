import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Language } from '../auth/principal.ts'
import type { Secrets } from '../auth/secrets.ts'
import type { FormattedParams } from '../i18n/formatParams.ts'
import type { Locales } from '../i18n/words.ts'
import type { ChannelName } from './channel.ts'

/** A letter that a module declares, by the name of its text in `locales/<language>/letters.json` unless it writes its own. */
export interface Letter {
  template: Template
  /**
   * Fills the letter in when it is sent, in a transaction of its merchant. A secret link is made here, so that it never
   * stands in the outbox and its time begins now. Null cancels the letter, whose cause is gone.
   */
  fill: (context: LetterContext) => Promise<FilledLetter | null>
  /** Runs in the transaction that stores how the letter ended, such as to tell open screens. */
  ended?: (context: Pick<LetterContext, 'db' | 'staff' | 'now'>) => Promise<void>
}

/** Letters whose text is one of `letters.json`, with a link. */
export type WordedTemplate = keyof Locales[Language]['letters']

export type Template = WordedTemplate | 'digest'

export interface LetterContext {
  db: Db
  now: Date
  secrets: Secrets
  /** The person whom it is for. */
  staff: number
  /** Where it goes, in lower case; the person may have another address by now. */
  address: string
  language: Language
  words: Locales[Language]
  /** Base URL of the app. */
  appUrl: string
}

export type FilledLetter = WordedLetter | WrittenLetter

interface WordedLetter {
  /** Target of its `{{link}}`: a path of the app. */
  place: string
  vars: FormattedParams
  /** The end of its link. */
  until: Date
}

/** A letter that its module has written. */
interface WrittenLetter {
  content: { subject: string; text: string; html: string }
  /** The end of its use. */
  until: Date
}

export interface LetterRequest {
  template: Template
  staff: number
  /** @default the sign-in e-mail of the person */
  address?: string
  /** Where the person has not chosen one. */
  language: Language
  now: Date
  /** A letter with the same key is not written again. */
  dedupe?: string
  /** @default mail */
  channel?: ChannelName
}

/**
 * Writes a letter to a person into the outbox, in the transaction of its cause. For an unknown person the same statement
 * runs and inserts no row.
 */
export async function queueLetter(db: Db, letter: LetterRequest): Promise<void> {
  const { template, staff, address = null, language, now, dedupe = null, channel = 'mail' } = letter
  await sql`
    insert into delivery (merchant_id, channel, template, staff_id, address, language, dedupe, next_at, created_at)
    select t.merchant_id, ${channel}, ${template}, t.id, lower(coalesce(${address}, t.email)), coalesce(t.language, ${language}),
           ${dedupe}, ${now}::timestamptz, ${now}::timestamptz
      from staff t
     where t.merchant_id = current_merchant() and t.id = ${staff}
    on conflict (merchant_id, dedupe) do nothing`.execute(db)
}
