import type { Log } from './log.ts'
import type { Mailer } from './email.ts'
import type { FormattedParams } from '../i18n/formatParams.ts'
import type { Language } from '../auth/principal.ts'
import { fillTemplate, type Locales } from '../i18n/words.ts'

/** A letter by its words in `locales/<language>/letters.json`. */
export interface EmailRequest {
  name: keyof Locales[Language]['letters']
  to: string
  /** Null for the language of the request. */
  language: Language | null
  /** Where its `{{link}}` leads: a path of the app. */
  place: string
  vars: FormattedParams
}

interface EmailServices {
  mail: Mailer
  locales: Locales
  address: () => string
  log: Log
}

/** Sends letters behind the answer: nobody waits for the post, and no time tells that there was one. */
export function emailSender({ mail, locales, address, log }: EmailServices) {
  return ({ name, to, language, place, vars }: EmailRequest, asked: Language, request: string) => {
    const words = locales[language ?? asked].letters[name]
    const all = { ...vars, link: address() + place }
    const letter = {
      to,
      subject: fillTemplate(words.subject, all),
      text: fillTemplate(words.text, all),
    }
    setTimeout(() => {
      mail.send(letter).catch((error: unknown) => log.error({ request, error }, 'mail'))
    }, 0)
  }
}
