import { optionKey, useTranslate } from '../../../scaffold/i18n/index.ts'

/** Translations of accounts and transaction kinds; an untranslated name is shown as it is. */
export function useBookWords() {
  const translate = useTranslate()
  const named = (key: string, plain: string) => (translate.has(key) ? translate(key) : plain)
  return {
    account: (name: string) => named(optionKey('finance', 'account', name), name),
    kind: (name: string) => named(`finance:kinds.${name}`, name),
    check: (name: string) => named(`finance:checks.${name}`, name),
  }
}
