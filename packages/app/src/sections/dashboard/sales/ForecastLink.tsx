import { ButtonLink, ChartIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ReportScope } from '../../../scaffold/report/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'

/** The way to the forecast of the month, for those who may see it. */
export function ForecastLink({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation('dashboard')
  const address = useAddress()('dashboard', 'forecast')
  if (!address) return null
  const query = new URLSearchParams({ location: scope.query.location })
  return (
    <ButtonLink tone="outline" size="sm" icon={ChartIcon} href={`${address}?${query}`}>
      {t('forecast.open')}
    </ButtonLink>
  )
}
