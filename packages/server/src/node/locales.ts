import { readFileSync } from 'node:fs'
import type { Locales } from '../core/words.ts'

const errorsOf = (language: string) => ({
  errors: JSON.parse(
    readFileSync(new URL(`../../../../locales/${language}/errors.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>,
})

export const readLocales = (): Locales => ({
  uz: errorsOf('uz'),
  ru: errorsOf('ru'),
  en: errorsOf('en'),
})
