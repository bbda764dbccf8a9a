import { dayIn } from '../../core/time.ts'

/** Retention: the last hour in quarters, the last backup of each of 7 days and of each of 4 weeks. */
const quarters = 4
const days = 7
const weeks = 4

const pattern = /^zal-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.zal$/

/** File name of a backup at this moment; names sort by time. */
export const nameAt = (now: Date) => `zal-${now.toISOString().replaceAll(/[:.]/g, '-')}.zal`

/** The moment of a file name; null where it is not a backup. */
export function momentOf(name: string): Date | null {
  const found = pattern.exec(name)
  if (!found) return null
  const [, day, hour, minute, second, rest] = found
  return new Date(`${day}T${hour}:${minute}:${second}.${rest}Z`)
}

/** The newest backup; undefined where there is none. */
export const newestOf = (names: readonly string[]) => names.filter(momentOf).toSorted().at(-1)

/** Names of expired backups. Days and weeks are those of the zone; other files are never included. */
export function outdated(names: readonly string[], zone = 'Asia/Tashkent'): string[] {
  const ours = names
    .flatMap((name) => {
      const moment = momentOf(name)
      return moment ? [{ name, moment }] : []
    })
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime())
  const keep = new Set(ours.slice(0, quarters).map(({ name }) => name))
  for (const [count, of] of [
    [days, (moment: Date) => dayIn(zone, moment)],
    [weeks, (moment: Date) => weekOf(dayIn(zone, moment))],
  ] as const) {
    const seen = new Set<string>()
    for (const { name, moment } of ours) {
      const period = of(moment)
      if (seen.has(period) || seen.size === count) continue
      seen.add(period)
      keep.add(name)
    }
  }
  return ours.flatMap(({ name }) => (keep.has(name) ? [] : [name]))
}

/** The Monday of the week of a day. */
function weekOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}
