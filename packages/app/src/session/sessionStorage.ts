import type { Language } from '../i18n/words.ts'
import { languages } from '../i18n/words.ts'
import type { SafeStorage } from '../scaffold/platform/index.ts'

/** What the browser remembers between visits. Nothing here opens a session: that is a cookie. */
const keys = {
  /** The code of the server that says that this browser has signed in. */
  code: 'code',
  language: 'language',
  previousLanguage: 'prevLanguage',
  club: 'clubId',
  country: 'countryCode',
} as const

export type Country = 'UZB' | 'KGZ'
export const countries: readonly Country[] = ['UZB', 'KGZ']

export const asLanguage = (text: string | null | undefined) =>
  languages.find((language) => language === text)
export const asCountry = (text: string | null | undefined) =>
  countries.find((country) => country === text)
/** A club is a whole number above zero; whatever else is written there is none. */
export const asClub = (text: string | null | undefined) =>
  /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined

/** A tab keeps its own club, and leaves it as the default of the next one. */
export function createSessionStorage(local: SafeStorage, tab: SafeStorage) {
  /** What one person chose and typed in this tab is not for the next one. */
  const clearTab = () => {
    tab.remove(keys.club)
    tab.clear('zal.')
  }
  return {
    code: () => local.get(keys.code),
    setCode: (code: string) => local.set(keys.code, code),
    language: () => asLanguage(local.get(keys.language)),
    setLanguage(language: Language) {
      const before = local.get(keys.language)
      if (before && before !== language) local.set(keys.previousLanguage, before)
      local.set(keys.language, language)
    },
    country: () => asCountry(local.get(keys.country)),
    setCountry: (country: Country) => local.set(keys.country, country),
    club: () => asClub(tab.get(keys.club)) ?? asClub(local.get(keys.club)),
    setClub(club: number) {
      tab.set(keys.club, String(club))
      local.set(keys.club, String(club))
    },
    forgetClub() {
      tab.remove(keys.club)
      local.remove(keys.club)
    },
    /** The session has ended by itself: the same person may come back to what was typed. */
    expire: () => local.remove(keys.code),
    /** Logging out: the language and the country stay for the next person. */
    clear() {
      local.remove(keys.code)
      local.remove(keys.club)
      clearTab()
    },
    clearTab,
  }
}

export type SessionStorage = ReturnType<typeof createSessionStorage>
