import { expect, test } from 'vitest'
import { readLatLng, writeLatLng } from './coordinates.ts'

test.each([
  ['41.311081, 69.240562', 41.311081, 69.240562],
  ['41.311081,69.240562', 41.311081, 69.240562],
  ['41,311081 69,240562', 41.311081, 69.240562],
  [' 42.87 ; 74.59 ', 42.87, 74.59],
  ['41,69', 41, 69],
  ['\u221233.8688197°, 151.2092955°', -33.86882, 151.209296],
])('%s is a place', (text, lat, lng) => {
  expect(readLatLng(text)).toEqual({ lat, lng })
})

test('returns the reason for invalid coordinates', () => {
  expect(readLatLng('Toshkent')).toBe('wrong')
  expect(readLatLng('41.31')).toBe('wrong')
  expect(readLatLng('91, 10')).toBe('outside')
  expect(readLatLng('41, 181')).toBe('outside')
})

test('a place is written with six digits, and read back as it was', () => {
  expect(writeLatLng({ lat: 41.31, lng: 69.28 })).toBe('41.310000, 69.280000')
  expect(readLatLng(writeLatLng({ lat: -0.000001, lng: 179.999999 }))).toEqual({
    lat: -0.000001,
    lng: 179.999999,
  })
})
