import { formatNumber } from '@zal/ui'
import {
  createInstance,
  type BackendModule,
  type FormatterModule,
  type i18n as I18n,
  type ResourceLanguage,
} from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './words.ts'

/**
 * Makes the translator with one language loaded; `useLanguage` loads another when it is chosen.
 * Only the words of the chosen language travel, and of these at first only as many as the page needs:
 * a part that speaks of something else waits until the rest has come.
 */
export async function createWords(language: Language, extent: Extent = 'early'): Promise<I18n> {
  const i18n = createInstance()
  await i18n
    .use(rest)
    .use(spaced)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: [],
      fallbackLng: false,
      partialBundledLanguages: true,
      defaultNS: 'common',
      resources: { [language]: await loadWords(language, extent) },
      interpolation: { escapeValue: false, alwaysFormat: true },
      returnNull: false,
    })
  lookUpOnce(i18n)
  return i18n
}

/** Values that say how many there are. */
const counting = ['count', 'done', 'total']

/** How many there are is written as everywhere else: "20 433". Numbers that name something, as a year, stay. */
const spaced: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, _language, options) =>
    typeof value === 'number' && counting.includes(String(options?.['interpolationkey']))
      ? formatNumber(value)
      : (value as string),
}

/** A translator as it works: its own types know all keys, and are too much to pass on. */
type Say = (key: string, values?: object) => string

/** Most of what a page says stands as it is written: without values to put in, a text is looked up once. */
function lookUpOnce(i18n: I18n) {
  const known = new Map<string, string>()
  const forget = () => known.clear()
  i18n.on('languageChanged', forget)
  i18n.store.on('added', forget)
  const fixedAt = i18n.getFixedT.bind(i18n) as unknown as (...place: unknown[]) => Say
  const getFixedT = (...place: unknown[]) => {
    const fixed = fixedAt(...place)
    const where = place.join('|')
    const say: Say = (key, values) => {
      if (values) return fixed(key, values)
      const name = `${where}|${key}`
      const before = known.get(name)
      if (before !== undefined) return before
      const found = fixed(key)
      known.set(name, found)
      return found
    }
    return Object.assign(say, fixed)
  }
  i18n.getFixedT = getFixedT as unknown as I18n['getFixedT']
}

/** `early` is what the sign-in needs, `desk` what the shell and the list of members need, `all` is everything. */
export type Extent = 'early' | 'desk' | 'all'

/** Milliseconds between two attempts to get words that somebody waits for. */
const ANEW = 4000

/** Gives words that are asked for and not here yet; they all come at once. */
const rest: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: async (language: string, namespace: string) =>
    (await wordsAtLast(language as Language))[namespace],
}

/** All words; what does not come is tried again until the line is back, since without it nothing can be said. */
async function wordsAtLast(language: Language): Promise<ResourceLanguage> {
  for (;;) {
    try {
      return await loadWords(language, 'all')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ANEW))
    }
  }
}

/** Adds what is missing of a language, for words that stand beside those of the person. */
export async function learn(i18n: I18n, language: Language, extent: Extent = 'all') {
  const words = await loadWords(language, extent)
  for (const [namespace, bundle] of Object.entries(words)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true)
  }
}

/** Learns a language and switches to it when it is not the current one, and is still wanted by then. */
export async function speak(
  i18n: I18n,
  language: Language,
  extent: Extent = 'all',
  isWanted = () => true,
) {
  await learn(i18n, language, extent)
  if (isWanted() && i18n.language !== language) await i18n.changeLanguage(language)
}

// One file for each: whoever opens the app waits for one answer, not for one of each namespace.
const files: Record<Language, Record<Extent, () => Promise<{ words: Record<string, object> }>>> = {
  en: {
    early: () => import('./en.early.ts'),
    desk: () => import('./en.desk.ts'),
    all: () => import('./en.all.ts'),
  },
  ru: {
    early: () => import('./ru.early.ts'),
    desk: () => import('./ru.desk.ts'),
    all: () => import('./ru.all.ts'),
  },
  uz: {
    early: () => import('./uz.early.ts'),
    desk: () => import('./uz.desk.ts'),
    all: () => import('./uz.all.ts'),
  },
}

async function loadWords(language: Language, extent: Extent): Promise<ResourceLanguage> {
  const { words } = await files[language][extent]()
  const named = Object.entries(words).map(([path, bundle]) => [
    path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, ''),
    bundle,
  ])
  return Object.fromEntries(named) as ResourceLanguage
}
