import type { Language } from '../i18n/words.ts'
import { languages } from '../i18n/words.ts'
import type { SafeStorage } from '../scaffold/platform/index.ts'

/** Keys stored between visits. None of them opens a session: that is a cookie. */
const keys = {
  /** Code from the server; its presence means that this browser has signed in. */
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
/** Parses a club id: a positive integer, else undefined. */
export const asClub = (text: string | null | undefined) =>
  /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined

/** Stored session data. The club is per tab, and the last one is the default for new tabs. */
export function createSessionStorage(local: SafeStorage, tab: SafeStorage) {
  /** Clears the tab's data, which belongs to one user. */
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
    /** The club that was chosen in this tab. */
    clubOfTab: () => asClub(tab.get(keys.club)),
    setClub(club: number) {
      tab.set(keys.club, String(club))
      local.set(keys.club, String(club))
    },
    /** For this tab only: others begin elsewhere. */
    setClubOfTab(club: number) {
      tab.set(keys.club, String(club))
      if (local.get(keys.club) === String(club)) local.remove(keys.club)
    },
    forgetClub() {
      tab.remove(keys.club)
      local.remove(keys.club)
    },
    /** After the session expired: keeps drafts for the same user. */
    expire: () => local.remove(keys.code),
    /** Clears after a logout; language and country stay for the next user. */
    clear() {
      local.remove(keys.code)
      local.remove(keys.club)
      clearTab()
    },
    clearTab,
  }
}

export type SessionStorage = ReturnType<typeof createSessionStorage>
