/** Structured logs: one JSON line per event. `pino` fits. */
export interface Log {
  info: Write
  warn: Write
  error: Write
}
type Write = (fields: Record<string, unknown>, text: string) => void

/** Keys whose values never reach a log. */
export const secretKeys =
  /^(password|password_hash|token|ticket|hash|cookie|set-cookie|authorization|secret|phone2?|email|username|key)$/i

const patterns: [RegExp, string][] = [
  [/\b(token|hash|ticket|password)=[^&\s"]+/gi, '$1=…'],
  [/\+?\b(?:998|996)\d{9}\b/g, '+…'],
  [/\b(?:\d[ -]?){12,18}\d\b/g, '…'],
  [/\b[A-Za-z0-9_-]{43}\b/g, '…'],
  [/[^\s@"'(/]{1,64}@[^\s@"')/]{1,64}\.[a-z]{2,}/gi, '…@…'],
]

/** A log that redacts secrets and personal data, by key and by pattern. */
export function redacting(log: Log): Log {
  const through =
    (write: Write): Write =>
    (fields, text) =>
      write(redact(fields) as Record<string, unknown>, redactText(text))
  return { info: through(log.info), warn: through(log.warn), error: through(log.error) }
}

/** Redacts a value, including secrets within texts; omits what is nested deeper than six levels. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (value instanceof Error) return redact(factsOf(value), depth)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 6) return '…'
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      secretKeys.test(key) ? '…' : redact(each, depth + 1),
    ]),
  )
}

/** Redacts everything in a text that matches the pattern of a secret. */
export function redactText(text: string): string {
  return text.length > 5
    ? patterns.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text)
    : text
}

/** Properties of an error without the row values that a database quotes in it. */
function factsOf(error: Error) {
  const { code, constraint, table, where } = error as Error & Record<string, unknown>
  return {
    name: error.name,
    message: error.message,
    code,
    constraint,
    table,
    where,
    stack: error.stack,
  }
}
