import type { Language } from './context.ts'
import type { Parts } from './server.ts'
import type { Shown } from './shown.ts'
import { filled } from './words.ts'

/** A letter by its words in `locales/<language>/letters.json`. */
export interface LetterOrder {
  name: 'recovery'
  to: string
  /** Null for the language of the request. */
  language: Language | null
  /** Where its `{{link}}` leads: a path of the app. */
  place: string
  vars: Shown
}

/** Sends letters behind the answer: nobody waits for the post, and no time tells that there was one. */
export function letterSender({ mail, locales, address, log }: Parts) {
  return ({ name, to, language, place, vars }: LetterOrder, asked: Language, request: string) => {
    const words = locales[language ?? asked].letters[name]
    const all = { ...vars, link: address() + place }
    const letter = { to, subject: filled(words.subject, all), text: filled(words.text, all) }
    setTimeout(() => {
      mail.send(letter).catch((error: unknown) => log.error({ request, error }, 'mail'))
    }, 0)
  }
}
