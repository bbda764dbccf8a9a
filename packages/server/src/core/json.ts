import { refuse } from './errors.ts'

/**
 * JSON of a `T` as the database wrote it. It is sent unchanged: parsing and serialising it again took a third
 * of the time of a list.
 */
export class Written<T> {
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const maxDepth = 32
const maxItems = 1000

/**
 * Parses a body strictly. Refuses (400 `malformed`) some input that JSON.parse accepts: repeated keys,
 * `__proto__`, depth beyond 32, more than 1,000 items in one array, numbers that lose digits or have an
 * exponent, NUL characters.
 */
export function parseStrict(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    refuse('malformed')
  }
  inspect(text)
  return value
}

/** Scans the tokens of valid JSON. */
function inspect(text: string) {
  const open: (Set<string> | { items: number })[] = []
  const place = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\],:]/g
  let key: string | undefined
  for (let found = place.exec(text); found; found = place.exec(text)) {
    const token = found[0]
    const inside = open.at(-1)
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : { items: 1 })
      if (open.length > maxDepth) refuse('malformed')
    } else if (token === '}' || token === ']') {
      open.pop()
    } else if (token === ',') {
      if (inside && 'items' in inside && ++inside.items > maxItems) refuse('malformed')
    } else if (token === ':') {
      if (inside instanceof Set && key !== undefined) takeKey(inside, key)
    } else if (token.startsWith('"')) {
      if (token.includes('\\u') && !isText(JSON.parse(token) as string)) refuse('malformed')
      key = token
    } else if (/[eE]/.test(token) || !(Math.abs(Number(token)) <= Number.MAX_SAFE_INTEGER)) {
      refuse('malformed')
    }
  }
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isText = (text: string) => !text.includes('\0') && text.isWellFormed()

function takeKey(keys: Set<string>, token: string) {
  const key = token.includes('\\') ? (JSON.parse(token) as string) : token.slice(1, -1)
  if (key === '__proto__' || keys.has(key)) refuse('malformed')
  keys.add(key)
}
