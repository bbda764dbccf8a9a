/** Days since 1970-01-01, moments in seconds since then (UTC): plain numbers for sums and comparisons. */
export type Day = number
export type Moment = number

export const DAY = 86_400

export function dayOf(iso: string): Day {
  return Date.parse(`${iso}T00:00:00Z`) / (DAY * 1000)
}

export function isoDay(day: Day): string {
  return new Date(day * DAY * 1000).toISOString().slice(0, 10)
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return ((day + 3) % 7) + 1
}

/** The moment of a `minute` of the day in the club, whose clock is `zone` minutes ahead of UTC. */
export function momentOf(day: Day, minute: number, zone: number): Moment {
  return day * DAY + Math.round((minute - zone) * 60)
}

export function localDay(moment: Moment, zone: number): Day {
  return Math.floor((moment + zone * 60) / DAY)
}
