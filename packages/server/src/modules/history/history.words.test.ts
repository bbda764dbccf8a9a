import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readWords } from '../../node/locales.ts'

/** Names of all actions that the server writes into the audit log. */
function deeds(): string[] {
  const source = fileURLToPath(new URL('../', import.meta.url))
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
  // A `*.changed` event appears in the log only through the audit row that has a `before`.
  const named =
    /(?:action(?::| =)|auditImport\(db, id,|emit\((?!\s*'[a-z]+\.changed'))\s*'([a-z]+\.[a-z_]+)'/g
  return texts.flatMap((text) => [...text.matchAll(named)].map(([, deed = '']) => deed))
}

test('the log has a text for every action', () => {
  const known = new Set(deeds())
  expect(known.size).toBeGreaterThan(60)
  const keys = [...known].map((deed) => deed.replace('.', '_'))
  for (const language of ['uz', 'ru', 'en'] as const) {
    const { log } = readWords<{ log: { messages: object } }>(language, 'history')
    expect(keys.filter((key) => !(key in log.messages))).toEqual([])
  }
})
