import { readFileSync } from 'node:fs'
import type { Language } from '../core/operation/context.ts'
import type { Locales } from '../core/i18n/words.ts'

/** Reads the texts of one namespace in a language. */
export const readWords = <T>(language: Language, namespace: string): T =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../locales/${language}/${namespace}.json`, import.meta.url),
      'utf8',
    ),
  ) as T

const wordsOf = (language: Language): Locales[Language] => ({
  errors: readWords(language, 'errors'),
  letters: readWords(language, 'letters'),
  digest: readWords(language, 'digest'),
  domain: readWords(language, 'domain'),
  member: readWords(language, 'member'),
  payment: readWords(language, 'payment'),
  deposit: readWords(language, 'deposit'),
  audit: readWords(language, 'audit'),
  common: readWords(language, 'common'),
  export: readWords(language, 'export'),
  checkin: readWords(language, 'checkin'),
  club: readWords(language, 'club'),
  finance: readWords(language, 'finance'),
  import: readWords(language, 'import'),
  updates: readWords(language, 'updates'),
  staff: readWords(language, 'staff'),
})

export const readLocales = (): Locales => ({
  uz: wordsOf('uz'),
  ru: wordsOf('ru'),
  en: wordsOf('en'),
})
