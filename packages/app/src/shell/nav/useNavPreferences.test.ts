import { expect, test } from 'vitest'
import { parseNav } from './useNavPreferences.ts'

test.each<[unknown, object]>([
  [undefined, { folded: [], slim: false }],
  [
    { folded: ['money'], slim: true },
    { folded: ['money'], slim: true },
  ],
  [
    { folded: 'money', slim: 'yes' },
    { folded: [], slim: false },
  ],
  [{ folded: [1, 'money'] }, { folded: ['money'], slim: false }],
  ['half', { folded: [], slim: false }],
])('reads what was stored of the menu: %j', (stored, look) => {
  expect(parseNav(stored)).toEqual(look)
})
