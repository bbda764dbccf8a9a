import type { FieldRefusal } from './errors.ts'
import { shown, type Shown } from './shown.ts'
import type { Language } from './who.ts'

/** Texts of `locales/<language>/errors.json`, by code, of `letters.json`, and of exported files. */
export type Locales = Record<
  Language,
  {
    errors: Record<string, string>
    letters: Record<'recovery', { subject: string; text: string }>
    member: {
      fields: Record<string, string>
      options: Record<string, Record<string, string>>
    }
    payment: {
      export: Record<string, string>
      options: Record<string, Record<string, string>>
    }
    deposit: {
      export: Record<string, string>
      options: Record<string, Record<string, string>>
    }
    checkin: { export: Record<string, string> }
    finance: {
      export: Record<string, string>
      kinds: Record<string, string>
      options: Record<string, Record<string, string>>
    }
    import: { sheet: Record<string, string> }
  }
>

const languages: Language[] = ['uz', 'ru', 'en']

/** The first supported language of Accept-Language, or undefined. */
export function languageOf(header: string | null): Language | undefined {
  if (!header || header.length > 200) return undefined
  for (const wanted of header.split(',')) {
    const found = languages.find((each) => each === wanted.trim().slice(0, 2).toLowerCase())
    if (found) return found
  }
  return undefined
}

/**
 * The message of a code in a language, with formatted days and amounts; plural forms (`code_one`, …) follow
 * `count`.
 */
export function sentence(
  locales: Locales,
  { language, currency }: { language: Language; currency?: string },
  refusal: FieldRefusal,
): string {
  const [code, vars] = typeof refusal === 'string' ? [refusal, {}] : refusal
  const words = locales[language].errors
  const form = 'count' in vars ? `_${plurals[language].select(Number(vars.count))}` : ''
  const text = words[`${code}${form}`] ?? words[code] ?? code
  return filled(text, shown(vars, currency))
}

/** Fills in the `{{names}}` of a text; unknown ones stay. */
export function filled(text: string, vars: Shown): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    String(own(vars, name) ?? whole),
  )
}

const own = (vars: Shown, name: string) => (Object.hasOwn(vars, name) ? vars[name] : undefined)

const plurals = {
  uz: new Intl.PluralRules('uz'),
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}
