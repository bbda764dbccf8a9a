import { expect, test } from 'vitest'
import { parseStrict } from './json.ts'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

test('T-23 ordinary bodies are read as they are', () => {
  const body = {
    name: 'Gʻulomova "Oʻgʻiloy" \\ {}[]:,',
    phones: ['+998901234567'],
    at: -41.31,
    no: null,
  }
  expect(parseStrict(JSON.stringify(body))).toEqual(body)
  expect(parseStrict(deep(32))).toBeDefined()
  expect(parseStrict(JSON.stringify(Array(1000).fill(0)))).toHaveLength(1000)
})

test.each([
  ['no JSON', '{"a":'],
  ['a repeated key', '{"a":1,"a":2}'],
  ['a repeated key in other letters', '{"a":1,"\\u0061":2}'],
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['__proto__ deep inside and escaped', '{"a":[{"\\u005f_proto__":1}]}'],
  ['33 levels', deep(33)],
  ['1,001 items', JSON.stringify(Array(1001).fill(0))],
  ['an exponent', '{"amount":1e3}'],
  ['a number that loses digits', '{"amount":9007199254740993}'],
  ['a number without end', `{"amount":${'9'.repeat(400)}}`],
  ['a NUL character', '{"name":"a\\u0000b"}'],
  ['half of a character', '{"name":"a\\ud83d"}'],
])('T-23 REL-08 %s is refused', (_, text) => {
  expect(() => parseStrict(text)).toThrow('malformed')
  expect({}).not.toHaveProperty('admin')
})

test('T-23 reads text that only looks like an escape, and surrogate pairs', () => {
  const text = { name: 'C:\\u0000', mood: '\u{1f600}' }
  const escaped = JSON.stringify(text).replace('\u{1f600}', '\\ud83d\\ude00')
  expect(parseStrict(escaped)).toEqual(text)
})

test('T-23 keys of different objects may be the same', () => {
  expect(parseStrict('[{"a":1},{"a":2},{"b":{"a":3},"a":4}]')).toHaveLength(3)
})

test('T-23 many keys are read, many levels refused', () => {
  const keys = `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":0`).join(',')}}`
  expect(Object.keys(parseStrict(keys) as object)).toHaveLength(60_000)
  expect(() => parseStrict(deep(60_000))).toThrow('malformed')
})
