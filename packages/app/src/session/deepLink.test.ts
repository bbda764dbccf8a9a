import { expect, test } from 'vitest'
import { createSafeStorage } from '../scaffold/platform/index.ts'
import { deepLinkUrl, readDeepLink, remember } from './deepLink.ts'
import { createSessionStorage } from './sessionStorage.ts'

const blocked = () => {
  throw new Error('blocked')
}
const memory = () => createSessionStorage(createSafeStorage(blocked), createSafeStorage(blocked))

test('reads the sign-in data from the address and removes it', () => {
  const url = deepLinkUrl('/room/list?q=katta#top', {
    hash: 'h-1',
    language: 'ru',
    club: 3,
    country: 'KGZ',
  })
  const { pathname, search, hash } = new URL(url, 'https://app.local')
  expect(readDeepLink(pathname, search, hash)).toEqual({
    hash: 'h-1',
    language: 'ru',
    club: 3,
    country: 'KGZ',
    rest: '/room/list?q=katta#top',
  })
})

test.each(['0', '-1', '1.5', '1e3', 'x', '', '99999999999999999999'])(
  'location=%s is no club',
  (location) => {
    expect(readDeepLink('/', `?location=${location}`).club).toBeUndefined()
  },
)

test('an unknown language or country is as if it were absent', () => {
  const arrival = readDeepLink('/room', '?lang=de&countryCode=KAZ&page=2')
  expect(arrival.language).toBeUndefined()
  expect(arrival.country).toBeUndefined()
  expect(arrival.rest).toBe('/room?page=2')
})

test('T-43 with storage blocked the app still remembers while the page lives', () => {
  const kept = memory()
  remember(kept, { language: 'uz', club: 2, country: 'UZB', rest: '/' })
  expect([kept.language(), kept.club(), kept.country()]).toEqual(['uz', 2, 'UZB'])
  kept.clear()
  expect([kept.language(), kept.club()]).toEqual(['uz', undefined])
})

test('T-39 each tab keeps its own club', () => {
  const stored = new Map<string, string>()
  const shared = {
    getItem: (k: string) => stored.get(k) ?? null,
    setItem: (k: string, v: string) => void stored.set(k, v),
    removeItem: (k: string) => void stored.delete(k),
  }
  const local = () => shared as unknown as Storage
  const first = createSessionStorage(createSafeStorage(local), createSafeStorage(blocked))
  const second = createSessionStorage(createSafeStorage(local), createSafeStorage(blocked))
  first.setClub(1)
  second.setClub(2)
  expect([first.club(), second.club()]).toEqual([1, 2])
})

test('keeps several clubs, which are the question of a report', () => {
  const { club, rest } = readDeepLink('/dashboard/sales', '?location=1,2&period=year')
  expect(club).toBeUndefined()
  expect(new URLSearchParams(rest.split('?')[1]).get('location')).toBe('1,2')
})
