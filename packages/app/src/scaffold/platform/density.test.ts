import { expect, test } from 'vitest'
import { storedDensity } from './density.ts'
import { createSafeStorage } from './storage.ts'

/** A storage that is blocked and falls back to memory. */
const memory = (stored: Record<string, string>) => {
  const keep = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  for (const [name, value] of Object.entries(stored)) keep.set(name, value)
  return keep
}
const list = (density: string) => JSON.stringify({ columns: {}, density })

test('UX-09 the density is of a person', () => {
  const local = memory({ 'zal.density.7': 'compact' })
  expect([storedDensity(local, 7), storedDensity(local, 8)]).toEqual(['compact', 'regular'])
})

test.each<[string, Record<string, string>, string]>([
  ['nothing', {}, 'regular'],
  ['a compact list', { 'zal.list.7.room': list('compact') }, 'compact'],
  [
    'one of two',
    { 'zal.list.7.room': list('comfortable'), 'zal.list.7.member': list('compact') },
    'compact',
  ],
  [
    'what was chosen since',
    { 'zal.list.7.room': list('compact'), 'zal.density.7': 'comfortable' },
    'comfortable',
  ],
  ['a compact view, which stays its own', { 'zal.list.7.member.12': list('compact') }, 'regular'],
  ['a list of somebody else', { 'zal.list.77.room': list('compact') }, 'regular'],
  ['what is no list', { 'zal.list.7.room': 'null', 'zal.list.7.member': '{half' }, 'regular'],
])('UX-09 migrates the density of lists to the density of the person: %s', (_, stored, density) => {
  expect(storedDensity(memory(stored), 7)).toBe(density)
})
