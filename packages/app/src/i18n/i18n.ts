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
 * Creates i18next with one language; `useLanguage` loads another when it is chosen. A component that
 * uses a namespace outside of `start` suspends until all have loaded.
 */
export async function createWords(language: Language, extent: Extent = 'start'): Promise<I18n> {
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

/** Interpolation values that are counts. */
const counting = ['count', 'done', 'total']

/** Formats counts with grouped digits: "20 433". Other numbers, such as years, stay as they are. */
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

/** Loose type of a translation function; i18next's own types are too deep to pass on. */
type Say = (key: string, values?: object) => string

/** Caches translations without interpolation, since most texts are constant. */
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

/** Namespaces that are loaded: those of the signed-out pages, the shell and the member list, or all. */
export type Extent = 'start' | 'all'

/** Delay in ms before translations are requested again. */
const ANEW = 4000

/** i18next backend that loads a missing namespace; all namespaces arrive in one chunk. */
const rest: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => {},
  read: async (language: string, namespace: string) =>
    (await wordsAtLast(language as Language))[namespace],
}

/** All translations; retries until they load, since nothing can be shown without them. */
async function wordsAtLast(language: Language): Promise<ResourceLanguage> {
  for (;;) {
    try {
      return await loadWords(language, 'all')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, ANEW))
    }
  }
}

/** Loads the missing translations of a language beside the current one. */
export async function learn(i18n: I18n, language: Language, extent: Extent = 'all') {
  const words = await loadWords(language, extent)
  for (const [namespace, bundle] of Object.entries(words)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true)
  }
}

/** Loads a language and switches to it, if it is not the current one and still wanted by then. */
export async function speak(
  i18n: I18n,
  language: Language,
  extent: Extent = 'all',
  isWanted = () => true,
) {
  await learn(i18n, language, extent)
  if (isWanted() && i18n.language !== language) await i18n.changeLanguage(language)
}

// One chunk per extent, so that the start waits for one response instead of one per namespace.
const files: Record<Language, Record<Extent, () => Promise<{ words: Record<string, object> }>>> = {
  en: { start: () => import('./en.start.ts'), all: () => import('./en.ts') },
  ru: { start: () => import('./ru.start.ts'), all: () => import('./ru.ts') },
  uz: { start: () => import('./uz.start.ts'), all: () => import('./uz.ts') },
}

async function loadWords(language: Language, extent: Extent): Promise<ResourceLanguage> {
  const { words } = await files[language][extent]()
  const named = Object.entries(words).map(([path, bundle]) => [
    path.slice(path.lastIndexOf('/') + 1).replace(/\.json$/, ''),
    bundle,
  ])
  return Object.fromEntries(named) as ResourceLanguage
}
