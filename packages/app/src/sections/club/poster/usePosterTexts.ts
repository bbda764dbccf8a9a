import { formatDate, formatPhone, mergedHours, type OpeningHours, type PosterProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Club } from '../club.data.ts'

/** Languages at the entrance, the one of the country first. */
const languages = { UZB: ['uz', 'ru', 'en'], KGZ: ['ky', 'ru', 'en'] } as const

/** Texts of the poster of a club; equal days are merged. */
export function usePosterTexts(club: Club): Omit<PosterProps, 'code'> {
  const { t } = useTranslation('club')
  const { today } = useSettings()
  const spoken = languages[club.country]
  const runs = club.hours ? mergedHours(club.hours as OpeningHours) : []
  const daysOf = (language: (typeof spoken)[number], [from, to]: [1 | 7, 1 | 7]) =>
    [...new Set([from, to])].map((day) => t(`poster.languages.${language}.days.${day}`)).join('–')
  return {
    logo: club.logo?.url,
    name: club.name,
    address: club.address_line,
    lines: spoken.map((language) => ({
      code: t(`poster.languages.${language}.code`),
      text: t(`poster.languages.${language}.scan`),
    })),
    hours:
      runs.length === 0
        ? []
        : spoken.map((language) => ({
            title: t(`poster.languages.${language}.hours`),
            rows: runs.map(({ from, to, times }) => ({
              days: daysOf(language, [from as 1, to as 7]),
              times: times
                ? `${times.opens}–${times.closes}`
                : t(`poster.languages.${language}.closed`),
            })),
          })),
    foot: [formatPhone(club.phone), formatDate(today)],
  }
}
