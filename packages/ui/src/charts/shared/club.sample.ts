import type { ChartPart } from './chart.types.ts'

// For stories only: sample figures of a club's dashboard.

export const days = ['15/11', '16/11', '17/11', '18/11', '19/11', '20/11', '21/11']

export const cash = [4_200_000, 3_150_000, 5_900_000, 2_480_000, 7_300_000, 9_120_000, 6_450_000]
export const card = [2_900_000, 4_020_000, 3_300_000, 5_610_000, 4_700_000, 6_900_000, 8_250_000]
export const refunds = [-350_000, 0, -1_200_000, 0, -250_000, -80_000, 0]

export const methods: ChartPart[] = [
  { name: 'Naqd', value: 38_600_000, step: 1 },
  { name: 'Plastik karta', value: 35_680_000, step: 2 },
  { name: 'Oʻtkazma', value: 12_450_000, step: 3 },
  { name: 'Depozit', value: 8_200_000, step: 4 },
  { name: 'Payme', value: 5_140_000, step: 5 },
  { name: 'Click', value: 3_900_000, step: 6 },
]

export const debtors: ChartPart[] = [
  { name: 'Абдурахмонова Феруза Ҳамидуллаевна', value: 4_850_000 },
  { name: 'Gʻulomova Oʻgʻiloy', value: 2_300_000 },
  { name: 'Абдыкеримов Өмүрбек', value: 640_000 },
]

export const weekdays = ['Du', 'Se', 'Ch', 'Pa', 'Ju', 'Sh', 'Ya']

export const hours = Array.from({ length: 16 }, (_, index) => `${index + 7}:00`)

/** Visits by weekday and hour: mornings and evenings are full, weekends start late. */
export const visits = weekdays.map((name, day) => ({
  name,
  values: hours.map((_, hour) => {
    const wave = [14, 22, 18, 9, 6, 4, 5, 3, 4, 8, 16, 31, 38, 27, 12, 0][hour] ?? 0
    return Math.round(wave * (day < 5 ? 1 - day * 0.06 : hour < 3 ? 0 : 0.7))
  }),
}))
