import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verdictActions } from './verdictActions.ts'

const refusals = [
  'member_inactive',
  'no_active_plan',
  'not_begun_yet',
  'membership_frozen',
  'wrong_club',
  'wrong_weekday',
  'invalid_time_period',
  'no_visits_left',
  'class_full',
] as const
const warnings = ['already_checked_in', 'debt', 'expiring', 'few_visits'] as const
const root = new URL('../../../../../', import.meta.url)

test.each([...refusals, ...warnings])(
  '%s has a sentence in every language and a way on',
  (code) => {
    for (const language of ['uz', 'ru', 'en']) {
      const words = JSON.parse(
        readFileSync(new URL(`locales/${language}/errors.json`, root), 'utf8'),
      ) as Record<string, string>
      expect(`${language}: ${words[code] ?? ''}`).toMatch(/: .+[.?]$/)
    }
    expect(verdictActions([code])).toHaveLength(1)
  },
)

test('the rules of the contract are those, and none is without a way', () => {
  const contract = JSON.parse(
    readFileSync(new URL('packages/api/src/contract.json', root), 'utf8'),
  ) as { components: { schemas: Record<string, { enum?: string[] }> } }
  const known = Object.values(contract.components.schemas).find(({ enum: values }) =>
    values?.includes('no_active_plan'),
  )
  expect(known?.enum?.toSorted()).toEqual(['ok', ...refusals, ...warnings].toSorted())
})

test('each way is offered once, in the order of the rules', () => {
  expect(verdictActions(['no_visits_left', 'debt', 'expiring'])).toEqual(['renew', 'pay'])
})
