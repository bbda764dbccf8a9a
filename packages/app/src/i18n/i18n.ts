import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { earlyWords } from './early.ts'
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

/** Adds what is missing of a language; switches to it when it is not the current one. */
export async function speak(i18n: I18n, language: Language, extent: Extent = 'all') {
  const words = await loadWords(language, extent)
  for (const [namespace, bundle] of Object.entries(words)) {
    i18n.addResourceBundle(language, namespace, bundle, true, true)
  }
  if (i18n.language !== language) await i18n.changeLanguage(language)
}

type Loader = () => Promise<unknown>
const files: Record<string, Loader> = import.meta.glob('../../../../locales/*/*.json', {
  import: 'default',
})

async function loadWords(language: Language, extent: Extent): Promise<ResourceLanguage> {
  const wanted = Object.entries(files).flatMap(([path, load]) => {
    const [, folder, namespace] = /locales\/(\w+)\/(\w+)\.json$/.exec(path) ?? []
    const takes =
      folder === language && namespace && (extent === 'all' || earlyWords.includes(namespace))
    return takes ? [[namespace, load] as const] : []
  })
  const bundles = await Promise.all(
    wanted.map(async ([namespace, load]) => [namespace, await load()] as const),
  )
  return Object.fromEntries(bundles) as ResourceLanguage
}
