import common from './common.json' with { type: 'json' }

export type Weakness =
  | 'password_length'
  | 'password_upper'
  | 'password_digit'
  | 'password_special'
  | 'password_common'

/** The first weakness of a new password; null where it is strong enough. */
export function weaknessOf(password: string): Weakness | null {
  if (password.length < 8 || password.length > 64) return 'password_length'
  if (!/\p{Lu}/u.test(password)) return 'password_upper'
  if (!/\d/.test(password)) return 'password_digit'
  if (!/[!\-*.@#$&_()+/]/.test(password)) return 'password_special'
  return isCommon(password) ? 'password_common' : null
}

/**
 * Whether password crackers try it early: it is in the list, or a listed word with a few digits and signs
 * around it or as substitutes, such as `P@ssw0rd1!`.
 */
export function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  const bare = small.replace(edges, '')
  const isDressed = small.length - bare.length <= 6
  return [small, plain(small), ...(isDressed ? [bare, plain(bare)] : [])].some(
    (word) => word.length > 3 && words().has(word),
  )
}

const edges = /^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu
const looks: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const plain = (text: string) => text.replace(/[@431!0$57]/g, (sign) => looks[sign] ?? sign)

let known: Set<string> | undefined
const words = () => (known ??= new Set(common.words.split(' ')))
