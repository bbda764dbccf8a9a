import type { PosterLanguage, PosterWords } from '@zal/api/poster'
import type { AppError, FieldError } from '../errors.ts'
import { formatParams, type FormattedParams } from './formatParams.ts'
import type { Language } from '../auth/principal.ts'

/** Texts of `locales/<language>/errors.json`, by code, of `letters.json`, and of exported files. */
export type Locales = Record<
  Language,
  {
    errors: Record<string, string>
    letters: Record<'recovery' | 'invitation' | 'email', { subject: string; text: string }>
    /** Texts of the morning digest, by group and name; those with a count have plural forms. */
    digest: Record<DigestGroup, Record<string, string>>
    domain: { memberState: Record<string, string> }
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
    club: { poster: { languages: Record<PosterLanguage, WrittenPosterWords> } }
    audit: { export: Record<string, string> }
    common: Record<'yes' | 'no', string>
    /** Headers of the export of all data, by the names of its columns. */
    export: { columns: Record<string, string> }
    finance: {
      export: Record<string, string>
      kinds: Record<string, string>
      options: Record<string, Record<string, string>>
    }
    import: { sheet: Record<string, string> }
    /** Release notes, by `n` and their id. */
    updates: Record<string, { title: string; change: string }>
    /** Names of rights by section, tab and action; the tab itself is `view`. */
    staff: { rights: Record<string, Record<string, Record<string, string>>> }
  }
>

type DigestGroup = 'texts' | 'things' | 'rows' | 'weekdays' | 'months' | 'usual'

/** Words of a poster as they are in the file, days by their number. */
type WrittenPosterWords = Omit<PosterWords, 'day'> & { days: Record<string, string> }

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
function sentence(
  locales: Locales,
  { language, currency }: { language: Language; currency?: string },
  refusal: FieldError,
): string {
  const [code, vars] = typeof refusal === 'string' ? [refusal, {}] : refusal
  return fillPlural(locales[language].errors, code, formatParams(vars, currency), language)
}

/** Fills in a text by its name; of one with plural forms (`name_one`, …) that of the `count`. */
export function fillPlural(
  words: Readonly<Record<string, string>>,
  name: string,
  vars: FormattedParams,
  language: Language,
): string {
  const form = 'count' in vars ? `_${plurals[language].select(Number(vars.count))}` : ''
  return fillTemplate(words[`${name}${form}`] ?? words[name] ?? name, vars)
}

/** A refusal as it is answered: its code and its texts in a language. */
export const refusalText = (
  locales: Locales,
  how: Parameters<typeof sentence>[1],
  { code, vars, fields, permission }: AppError,
) => ({
  code,
  message: sentence(locales, how, rightNeeded(locales[how.language], permission) ?? [code, vars]),
  errors: Object.fromEntries(
    Object.entries(fields).map(([field, why]) => [field, [sentence(locales, how, why)]]),
  ),
})

/** The message that names the missing right; undefined where people know no such right. */
function rightNeeded(
  { staff }: Locales[Language],
  [section = '', tab = '', action = 'view']: readonly string[],
): FieldError | undefined {
  const right = staff.rights[section]?.[tab]?.[action]
  return right === undefined ? undefined : ['forbidden_right', { right }]
}

/** Fills in the `{{names}}` of a text; unknown ones stay. */
export function fillTemplate(text: string, vars: FormattedParams): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
    String(own(vars, name) ?? whole),
  )
}

const own = (vars: FormattedParams, name: string) =>
  Object.hasOwn(vars, name) ? vars[name] : undefined

const plurals = {
  uz: new Intl.PluralRules('uz'),
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
}
