// Opening hours by day of the week. No imports, because server and page share it.

/** Opening hours of a day, HH:MM; 24:00 closes at midnight. */
interface DayHours {
  /** 1 is Monday. */
  week_day: number
  opens: string
  closes: string
}

/** Opening hours of a run of days with the same times; null is closed. */
export interface HoursRun {
  from: number
  to: number
  times: Pick<DayHours, 'opens' | 'closes'> | null
}

/** Days in their order, neighbours with the same times merged: Mon–Fri, Sat, Sun. A missing day is closed. */
export function mergedHours(hours: readonly DayHours[]): HoursRun[] {
  const runs: HoursRun[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 7]) {
    const times = hours.find(({ week_day }) => week_day === day) ?? null
    const last = runs.at(-1)
    if (last && last.times?.opens === times?.opens && last.times?.closes === times?.closes) {
      last.to = day
    } else runs.push({ from: day, to: day, times })
  }
  return runs
}
