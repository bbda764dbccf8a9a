import { ApiError } from '@zal/api'
import { expect, it } from 'vitest'
import type { Say } from './say.ts'
import { sayError } from './sayError.ts'

/** Returns the key and its values instead of a translation. */
const say: Say = Object.assign(
  (key: string, vars?: object) => [key, ...Object.values(vars ?? {})].join(' '),
  {
    has: (key: string) => key === 'errors:stale_record',
    plain: (key: string) => (key === 'errors:stale_record' ? key : undefined),
    language: 'en',
  },
)
const told = (facts: Partial<ApiError>) =>
  sayError(say, new ApiError({ code: 'unknown', requestId: 'Fk39', ...facts }))

it.each([
  ['a line that was lost', { status: 0 }, 'network.failed'],
  ['an error page of a proxy', { status: 502, requestId: '' }, 'network.failed'],
  ['a refusal with a sentence', { status: 409, message: 'No shift' }, 'No shift'],
  ['a refusal with a code', { status: 409, code: 'stale_record' }, 'errors:stale_record'],
  ['a refusal that nobody knows', { status: 418 }, 'form.failed'],
  [
    'a sentence of the language before',
    { status: 409, code: 'stale_record', message: 'Изменили', language: 'ru' },
    'errors:stale_record',
  ],
  [
    'a sentence of the language before, with values',
    { status: 409, message: 'Осталось 50 000', language: 'ru' },
    'Осталось 50 000',
  ],
])('UX-26 L-12 %s is said', (_, facts, words) => {
  expect(told(facts)).toBe(words)
})

it('UX-26 a fault of ours is said with its number', () => {
  expect(told({ status: 500, message: 'Our fault.' })).toBe('Our fault. boundary.request Fk39')
})
