import { optionKey, useSay } from '../../scaffold/say.ts'

/** Translations of accounts and transaction kinds; an untranslated name is shown as it is. */
export function useBookWords() {
  const say = useSay()
  const named = (key: string, plain: string) => (say.has(key) ? say(key) : plain)
  return {
    account: (name: string) => named(optionKey('finance', 'account', name), name),
    kind: (name: string) => named(`finance:kinds.${name}`, name),
    check: (name: string) => named(`finance:checks.${name}`, name),
  }
}
