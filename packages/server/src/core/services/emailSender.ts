import type { Log } from './log.ts'
import type { Mailer } from './email.ts'
import type { FormattedParams } from '../i18n/formatParams.ts'
import type { Language } from '../auth/principal.ts'
import { fillTemplate, type Locales } from '../i18n/words.ts'

/** An e-mail by the name of its text in `locales/<language>/letters.json`. */
export interface EmailRequest {
  name: keyof Locales[Language]['letters']
  to: string
  /** Null for the language of the request. */
  language: Language | null
  /** Target of its `{{link}}`: a path of the app. */
  place: string
  vars: FormattedParams
}

interface EmailServices {
  mail: Mailer
  locales: Locales
  address: () => string
  log: Log
}

/**
 * Sends e-mails after the response: it does not wait for the mail server, and its timing does not reveal
 * whether an e-mail is sent.
 */
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
