import { FactList, formatMoney, Money, Stack, SummaryLine } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { MethodTag } from '../../../domain/money/MethodIcon.tsx'
import type { ResponseOf } from '../../../scaffold/api/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'

type Totals = ResponseOf<'/management/payment-list/', 'get'>['totals']

/** Sums of all payments that match the filters: taken, refunded, net, and each method. */
export function HistorySums({ totals: { total, returned, by_method } }: { totals: Totals }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const [query] = useSearchParams()
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <SummaryLine
      figures={[
        { label: t('totals.total'), value: sum(total) },
        {
          label: t('totals.returned'),
          value: sum(-returned),
          href: returned > 0 ? reversedIn(query) : undefined,
        },
        { label: t('totals.left'), value: sum(total - returned) },
      ]}
      more={
        by_method.length > 0
          ? {
              label: t('totals.byMethod'),
              children: (
                <FactList
                  layout="tiles"
                  facts={by_method.map((each) => ({
                    label: t(`domain:method.${each.payment_method}`),
                    icon: <MethodTag method={each.payment_method} />,
                    value: (
                      <Stack gap="tight">
                        {sum(each.amount - each.returned)}
                        {each.returned > 0 && (
                          <small>
                            {t('totals.back', { sum: formatMoney(each.returned, currency) })}
                          </small>
                        )}
                      </Stack>
                    ),
                  }))}
                />
              ),
            }
          : undefined
      }
    />
  )
}

const reversed = ['void', 'refund', 'partial_refund']

/** Address of the payments of a list that were voided or refunded; undefined where it has no others. */
function reversedIn(query: URLSearchParams): string | undefined {
  const asked = query.get('status')?.split(',')
  const status = asked ? asked.filter((one) => reversed.includes(one)).join(',') : 'reversed'
  if (status === '' || status === query.get('status')) return undefined
  const rows = new URLSearchParams(query)
  rows.set('status', status)
  for (const name of ['page', 'open']) rows.delete(name)
  return `?${rows}`
}
