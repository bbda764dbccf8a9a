import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Noun } from '../i18n/words.ts'

/** Interpolation values of a translation. */
export type Vars = Record<string, string | number>

/**
 * Translates a composed key such as `room:fields.name`. The scaffold builds keys from nouns and
 * columns that are type-checked where they are declared; screens use `useTranslation('room')`,
 * where i18next checks the key itself.
 */
export interface Say {
  (key: string, vars?: Vars): string
  /** Whether the language has the key. */
  has(key: string): boolean
  /** The translation of a key that exists and has no interpolation. */
  plain(key: string): string | undefined
  language: string
}

/** Translation function of the current language. */
export function useSay(): Say {
  const { i18n } = useTranslation()
  const { language } = i18n
  return useMemo(() => {
    const translate = i18n.getFixedT(language) as unknown as (
      key: string,
      vars?: Vars | { skipInterpolation: true },
    ) => string
    return Object.assign((key: string, vars?: Vars) => translate(key, vars), {
      has: (key: string) => i18n.exists(key),
      plain: (key: string) => {
        const words = i18n.exists(key) ? translate(key, { skipInterpolation: true }) : undefined
        return words?.includes('{{') ? undefined : words
      },
      language,
    })
  }, [i18n, language])
}

/** Label of a field, by convention `room:fields.name`. */
export const labelKey = (noun: Noun, field: string) => `${noun}:fields.${field}`
/** Help text under a field, by convention `room:hints.name`; most fields have none. */
export const hintKey = (noun: Noun, field: string) => `${noun}:hints.${field}`
/** Label of an option, by convention `room:options.is_active.1`. */
export const optionKey = (noun: Noun, field: string, value: string | number) =>
  `${noun}:options.${field}.${value}`
/** Title of a section or of its records, by convention `menu:room.title`. */
export const titleKey = (noun: Noun) => `menu:${noun}.title`
/** Title of a tab, by convention `menu:room.tabs.list`. */
export const tabKey = (noun: Noun, tab: string) => `menu:${noun}.tabs.${tab}`
