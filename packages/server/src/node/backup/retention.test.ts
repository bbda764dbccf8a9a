import { describe, expect, test } from 'vitest'
import { momentOf, nameAt, outdated } from './retention.ts'

/**
 * Simulates a backup every 15 minutes for so many days with retention after each, and returns the remaining
 * ones.
 */
function live(days: number, start = '2026-10-01T00:00:00Z') {
  let names: string[] = []
  const began = Date.parse(start)
  for (let at = 0; at < days * 96; at += 1) {
    names.push(nameAt(new Date(began + at * 900_000)))
    const old = new Set(outdated(names))
    names = names.filter((name) => !old.has(name))
  }
  return names.map((name) => momentOf(name)!)
}

describe('REL-21 retention of backups taken every 15 minutes', () => {
  const left = live(52)
  const last = left.at(-1)!
  const day = (moment: Date) =>
    new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(0, 10)

  test('the last four stay, 15 minutes apart', () => {
    const ages = left.slice(-4).map((moment) => (last.getTime() - moment.getTime()) / 60_000)
    expect(ages).toEqual([45, 30, 15, 0])
  })

  test('one of each of the last 7 days stays: its last', () => {
    const days = [...new Set(left.map(day))].slice(-7)
    expect(days).toEqual(['16', '17', '18', '19', '20', '21', '22'].map((nth) => `2026-11-${nth}`))
    for (const each of days.slice(0, -1)) {
      const times = left.filter((moment) => day(moment) === each)
      // The last quarter of an hour of a day in Tashkent.
      expect(times.map((moment) => moment.toISOString().slice(11, 16))).toContain('18:45')
    }
  })

  test('one of each of the last 4 weeks stays: its last', () => {
    const mondays = (moment: Date) => Math.floor((Date.parse(day(moment)) / 86_400_000 + 3) / 7)
    const weeks = new Map(left.map((moment) => [mondays(moment), day(moment)]))
    expect([...weeks.values()]).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22'])
  })

  test('and no more than that', () => {
    expect(left.length).toBeLessThanOrEqual(4 + 7 + 4)
    expect(left.length).toBeGreaterThanOrEqual(4 + 6 + 2)
  })

  test('keeps files with other names', () => {
    const names = [
      'notes.txt',
      'zal-old.zal',
      ...Array.from({ length: 60 }, (_, nth) => nameAt(new Date(nth * 1000))),
    ]
    const old = outdated(names)
    expect(old).not.toContain('notes.txt')
    expect(old).not.toContain('zal-old.zal')
    expect(old).toHaveLength(56)
  })

  test('a day on which nothing was kept takes no place of another', () => {
    const names = [
      '2026-11-01',
      '2026-11-02',
      '2026-11-09',
      '2026-11-12',
      '2026-11-18',
      '2026-11-21',
    ].map((each) => nameAt(new Date(`${each}T10:00:00Z`)))
    expect(outdated(names)).toEqual([])
  })
})
