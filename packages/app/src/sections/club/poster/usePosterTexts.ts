import { posterTexts } from '@zal/api/poster'
import { formatDate, formatPhone, type PosterProps } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Club } from '../club.data.ts'

/** Texts of the poster of a club. */
export function usePosterTexts(club: Club): Omit<PosterProps, 'code'> {
  const { t } = useTranslation('club')
  const { today } = useSettings()
  return {
    ...posterTexts(club, (language) => ({
      code: t(`poster.languages.${language}.code`),
      scan: t(`poster.languages.${language}.scan`),
      hours: t(`poster.languages.${language}.hours`),
      closed: t(`poster.languages.${language}.closed`),
      day: (day) => t(`poster.languages.${language}.days.${day as 1}`),
    })),
    logo: club.logo?.url,
    name: club.name,
    address: club.address_line,
    foot: [formatPhone(club.phone), formatDate(today)],
  }
}
