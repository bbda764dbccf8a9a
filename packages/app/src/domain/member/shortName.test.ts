import { expect, test } from 'vitest'
import { shortName } from './shortName.ts'

test.each([
  ['Абдурахмонова Феруза Ҳамидуллаевна', 'Абдурахмонова Феруза'],
  ['Gʻulomova Oʻgʻiloy Anvar qizi', 'Gʻulomova Oʻgʻiloy'],
  ['Каримов', 'Каримов'],
  ['', ''],
])('a list shows family and given name of %s', (fullname, short) => {
  expect(shortName(fullname)).toBe(short)
})
