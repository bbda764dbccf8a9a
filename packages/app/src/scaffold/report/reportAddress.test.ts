import { expect, test } from 'vitest'
import { paramsOfPreset, paramsOfRange, presetOf, scopeIn } from './reportAddress.ts'

const at = (search: string, today = '2026-11-24') =>
  scopeIn(new URLSearchParams(search), { today, club: 1, choices: [1, 2] })

test('without dates it is the last seven days up to today, and moves on at midnight', () => {
  expect(at('')).toMatchObject({ from: '2026-11-18', to: '2026-11-24', isOwnClub: true })
  expect(at('', '2026-11-25')).toMatchObject({ from: '2026-11-19', to: '2026-11-25' })
  expect(at('').query).toEqual({
    start_date: '2026-11-18',
    end_date: '2026-11-24',
    location: '1',
  })
})

test('60 days are a range, 61 and impossible days are not', () => {
  expect(at('start_date=2026-09-26&end_date=2026-11-24').from).toBe('2026-09-26')
  for (const search of [
    'start_date=2026-09-25&end_date=2026-11-24',
    'start_date=2026-11-20&end_date=2026-11-19',
    'start_date=2026-11-31&end_date=2026-11-31',
    'start_date=2026-11-20&end_date=2026-11-25',
    'start_date=2026-11-20',
  ])
    expect([search, at(search).from]).toEqual([search, '2026-11-18'])
})

test('quarter and year are whole months up to today, without days in the calls', () => {
  expect(at('period=quarter')).toMatchObject({
    from: '2026-10-01',
    to: '2026-11-24',
    query: { period: 'quarter', location: '1' },
  })
  expect(at('period=quarter', '2026-03-31').from).toBe('2026-01-01')
  expect(at('period=year&start_date=2026-11-20&end_date=2026-11-21').from).toBe('2026-01-01')
  expect(at('period=month').period).toBeUndefined()
})

test('clubs are those of the person, each once; the rows of lists are of the club of the tab', () => {
  expect(at('location=2,1,2')).toMatchObject({ clubs: [1, 2], isOwnClub: false })
  expect(at('location=2').query.location).toBe('2')
  expect(at('location=9').clubs).toEqual([1])
  expect(at('location=1,9')).toMatchObject({ clubs: [1], isOwnClub: true })
})

test.each([7, 30, 60, 'quarter', 'year'] as const)(
  'the preset %s is found in its address',
  (preset) => {
    const params = Object.entries(paramsOfPreset(preset, '2026-11-24'))
    const set = params.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    expect(presetOf(at(String(new URLSearchParams(set))))).toBe(preset)
    expect(presetOf(at(''))).toBe(7)
  },
)

test('other ranges have no preset', () => {
  const own = { ...paramsOfRange('2026-11-01', '2026-11-07') }
  expect(own).toEqual({ start_date: '2026-11-01', end_date: '2026-11-07', period: undefined })
  expect(presetOf(at('start_date=2026-11-01&end_date=2026-11-07'))).toBeUndefined()
})
