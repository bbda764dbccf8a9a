import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Language = 'uz' | 'ru' | 'en'
export const languages: readonly Language[] = ['uz', 'ru', 'en']

const root = fileURLToPath(new URL('../../locales/', import.meta.url))

/**
 * Translations of a language from the locale files: `say('payment:done.title')`. Throws for an
 * unknown key, so that a test cannot search for nothing.
 */
export function wordsOf(language: Language) {
  const files = readdirSync(root + language)
  const all = Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`${root}${language}/${file}`, 'utf8')) as unknown,
    ]),
  )
  return (key: string, values: Record<string, string | number> = {}): string => {
    let found: unknown = all
    for (const part of key.split(/[:.]/)) found = (found as Record<string, unknown>)?.[part]
    if (typeof found !== 'string') throw new Error(`No word ${key} in ${language}`)
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }
}

export type Say = ReturnType<typeof wordsOf>
