import { mergedHours } from './openingHours.ts'

// Texts of the poster at the entrance of a club, printed by the browser and drawn as a PDF by the server.

/** Languages at the entrance, the one of the country first. */
const languages = { UZB: ['uz', 'ru', 'en'], KGZ: ['ky', 'ru', 'en'] } as const

export type PosterLanguage = (typeof languages)[keyof typeof languages][number]

/** Words of a poster in one of its languages. */
export interface PosterWords {
  /** Code of the language: UZ. */
  code: string
  /** The sentence below the QR code. */
  scan: string
  /** Title of the opening hours. */
  hours: string
  closed: string
  /** Name of a day of the week; 1 is Monday. */
  day: (day: number) => string
}

export interface PosterTexts {
  /** One sentence in each language. */
  lines: { code: string; text: string }[]
  /** Opening hours in each language; empty where they are not known. */
  hours: { title: string; rows: { days: string; times: string }[] }[]
}

/** The club of a poster. */
interface PosterClub {
  country: keyof typeof languages
  hours: Parameters<typeof mergedHours>[0] | null
}

/** Texts of the poster of a club; equal days are merged. */
export function posterTexts(
  { country, hours }: PosterClub,
  wordsOf: (language: PosterLanguage) => PosterWords,
): PosterTexts {
  const spoken = languages[country].map(wordsOf)
  const runs = hours && mergedHours(hours)
  return {
    lines: spoken.map(({ code, scan }) => ({ code, text: scan })),
    hours: runs
      ? spoken.map((words) => ({
          title: words.hours,
          rows: runs.map(({ from, to, times }) => ({
            days: [...new Set([from, to])].map(words.day).join('–'),
            times: times ? `${times.opens}–${times.closes}` : words.closed,
          })),
        }))
      : [],
  }
}
