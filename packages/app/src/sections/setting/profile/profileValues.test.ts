import { expect, test } from 'vitest'
import type { Profile } from './profile.data.ts'
import { bodyOf, latest, valuesOf } from './profileValues.ts'

const profile = {
  first_name: 'Aziza',
  last_name: 'Karimova',
  phone: '+998901234567',
  birth_date: null,
  avatar: null,
  opens_with: null,
  version: 4,
} as Profile

test('a change is sent on the version that was read last, unless a field of the form differs there', () => {
  const otherCard: Profile = { ...profile, opens_with: 'member', version: 5 }
  expect(latest(profile, otherCard)).toBe(otherCard)
  const otherName: Profile = { ...profile, last_name: 'Aliyeva', version: 5 }
  expect(latest(profile, otherName)).toBe(profile)
  expect(latest(otherCard, profile)).toBe(otherCard)
})

test('only the changed fields are sent', () => {
  const values = { ...valuesOf(profile), first_name: ' Zuhra ', birth_date: '1990-02-03' }
  expect(bodyOf(values, profile)).toEqual({
    first_name: 'Zuhra',
    birth_date: '1990-02-03',
    version: 4,
  })
})
