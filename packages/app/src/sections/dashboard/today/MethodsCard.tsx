import { useTranslation } from 'react-i18next'
import { inOrder } from '../../../domain/money/methods.ts'
import {
  ReportCard,
  ShareBar,
  ShareRows,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { percentOf } from '../changes.ts'
import { useSalesByMethods } from '../dashboard.data.ts'
import { useTodayLinks } from './useTodayLinks.ts'

/** Sales of today by payment method. */
export function MethodsCard({ scope }: { scope: ReportScope }) {
  const { t } = useTranslation(['dashboard', 'domain'])
  const { country } = useCurrentUser()
  const links = useTodayLinks(scope)
  const query = useSalesByMethods(scope, 'paid')
  return (
    <ReportCard
      title={t('today.methods.title')}
      text={t('today.methods.text')}
      href={links.payments()}
      query={query}
      height="15rem"
      isEmpty={({ results }) => results.income_data.length === 0}
      empty={t('today.nothingSold')}
    >
      {({ results: { income_data: sums, total } }) => {
        const rows = inOrder(country)
          .map((method) => ({
            id: method,
            name: t(`domain:method.${method}`),
            value: sums.find((one) => one.method === method)?.amount ?? 0,
            step: method,
            href: links.payments({ pay_method: method }),
          }))
          .filter(({ value }) => value !== 0)
          .toSorted((one, other) => other.value - one.value)
          .map((row) => ({ ...row, percent: percentOf(row.value, total) }))
        return (
          <>
            <ShareBar parts={rows} />
            <ShareRows label={t('today.methods.title')} rows={rows} />
          </>
        )
      }}
    </ReportCard>
  )
}
