import { expect, test } from 'vitest'
import { fullName, shortName } from './receipt.names.ts'

test.each([
  ['Oʻgʻiloy', 'Gʻulomova', 'Oʻgʻiloy Gʻ.'],
  ['Shahzod', 'shokirov', 'Shahzod Sh.'],
  ['Ғайрат', 'Қодиров', 'Ғайрат Қ.'],
  ['Aziz', '', 'Aziz'],
  ['', 'Chorievа', 'Ch.'],
  ['218', '№', '№ 218'],
])('%s %s is %s to strangers', (first_name, last_name, short) => {
  expect(shortName({ first_name, last_name })).toBe(short)
})

test('the desk writes the last name first', () => {
  expect(fullName({ first_name: 'Aziz', last_name: 'Karimov' })).toBe('Karimov Aziz')
})
