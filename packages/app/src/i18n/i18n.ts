import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './words.ts'

/**
 * Makes the translator with one language loaded; `useLanguage` loads another when it is chosen.
 * Only the words of the chosen language travel.
 */
export async function createWords(language: Language, extent: Extent = 'early'): Promise<I18n> {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: language,
    ns: [],
    defaultNS: 'common',
    resources: { [language]: await loadWords(language, extent) },
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return i18n
}

/** `early` is what the sign-in needs, `all` is everything. */
export type Extent = 'early' | 'all'

/** Adds what is missing of a language, for words that stand beside those of the person. */
export async function learn(i18n: I18n, language: Language, extent: Extent = 'all') {
  const words = await loadWords(language, extent)
  for (const [namespace, bundle] of Object.entries(words)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true)
  }
}

/** Learns a language and switches to it when it is not the current one. */
export async function speak(i18n: I18n, language: Language, extent: Extent = 'all') {
  await learn(i18n, language, extent)
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

// One file for each: whoever opens the app waits for one answer, not for one of each namespace.
const files: Record<Language, Record<Extent, () => Promise<{ words: Record<string, object> }>>> = {
  en: { early: () => import('./en.early.ts'), all: () => import('./en.all.ts') },
  ru: { early: () => import('./ru.early.ts'), all: () => import('./ru.all.ts') },
  uz: { early: () => import('./uz.early.ts'), all: () => import('./uz.all.ts') },
}

async function loadWords(language: Language, extent: Extent): Promise<ResourceLanguage> {
  const { words } = await files[language][extent]()
  const named = Object.entries(words).map(([path, bundle]) => [
    /(\w+)\.json$/.exec(path)?.[1] ?? path,
    bundle,
  ])
  return Object.fromEntries(named) as ResourceLanguage
}
