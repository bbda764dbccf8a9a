import { useTranslation } from 'react-i18next'

interface PlanPeriodProps {
  plan: { days: number; visit: number | null }
}

/** Validity and visits of a package or a class: "30 days · 12 visits". */
export function PlanPeriod({ plan: { days, visit } }: PlanPeriodProps) {
  const { t } = useTranslation('domain')
  return `${t('days', { count: days })} · ${visit ? t('visits', { count: visit }) : t('unlimited')}`
}
