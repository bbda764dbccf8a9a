import { expect, test } from 'vitest'
import { signIns } from '../../seed/people.ts'
import { demoLines } from './demo.ts'

test('the demo accounts are printed with roles and clubs, in the language of the terminal', () => {
  const [head, ...lines] = demoLines({ LANG: 'en_GB.UTF-8' })
  expect(head).toBe('Demo accounts, one password for all (Zal-2026):')
  expect(lines).toHaveLength(Object.keys(signIns).length)
  const words = lines.map((line) => line.trim().split(/ {2,}/))
  expect(words).toContainEqual(['desk@zal.demo', 'Front desk', 'Zal Chilonzor'])
  expect(words).toContainEqual(['owner@zal.kgz', 'Admin', 'Zal Bishkek'])
  expect(demoLines({ LANG: 'ru_RU.UTF-8' }).join()).toMatch(/desk@zal\.demo +Ресепшн/)
  expect(demoLines({ LANG: 'en', LC_ALL: 'uz_UZ' }).join()).toMatch(/desk@zal\.demo +Qabulxona/)
})
