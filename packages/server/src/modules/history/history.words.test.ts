import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readWords } from '../../node/locales.ts'

/** Actions that never refer to a member; a new noun needs translations until it is listed here. */
const others =
  /^(class|closing|club|file|import|online|package|receipt|room|session|shift|staff|trainer|view)\.|\.exported$/

/** Names of all actions that the server writes into the audit log. */
function deeds(): string[] {
  const source = fileURLToPath(new URL('../', import.meta.url))
  const texts = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(source, name), 'utf8'))
  // A `*.changed` event appears in the log only through the audit row that has a `before`.
  const named = /(?:action(?::| =)|emit\((?!\s*'[a-z]+\.changed'))\s*'([a-z]+\.[a-z_]+)'/g
  return texts.flatMap((text) => [...text.matchAll(named)].map(([, deed = '']) => deed))
}

test('the log of a member has a text for every action that refers to one', () => {
  const known = new Set(deeds().filter((deed) => !others.test(deed)))
  expect(known.size).toBeGreaterThan(20)
  const keys = [...known].map((deed) => deed.replace('.', '_'))
  for (const language of ['uz', 'ru', 'en'] as const) {
    const { log } = readWords<{ log: { messages: object } }>(language, 'history')
    expect(keys.filter((key) => !(key in log.messages))).toEqual([])
  }
})
