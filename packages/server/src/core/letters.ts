import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Shown } from './shown.ts'
import type { Language } from './who.ts'
import { filled, type Locales } from './words.ts'

/** An e-mail by the name of its text in `locales/<language>/letters.json`. */
export interface LetterOrder {
  name: keyof Locales[Language]['letters']
  to: string
  /** Null for the language of the request. */
  language: Language | null
  /** Target of its `{{link}}`: a path of the app. */
  place: string
  vars: Shown
}

interface Post {
  mail: Mail
  locales: Locales
  address: () => string
  log: Log
}

/**
 * Sends e-mails after the response: it does not wait for the mail server, and its timing does not reveal
 * whether an e-mail is sent.
 */
export function letterSender({ mail, locales, address, log }: Post) {
  return ({ name, to, language, place, vars }: LetterOrder, asked: Language, request: string) => {
    const words = locales[language ?? asked].letters[name]
    const all = { ...vars, link: address() + place }
    const letter = { to, subject: filled(words.subject, all), text: filled(words.text, all) }
    setTimeout(() => {
      mail.send(letter).catch((error: unknown) => log.error({ request, error }, 'mail'))
    }, 0)
  }
}
