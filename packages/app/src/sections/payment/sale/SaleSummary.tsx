import { Card, DateText, FactList, Money, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../../domain/useScheduleText.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { useWizard } from '../../../scaffold/wizard/index.ts'
import { sumsOf } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { lastDay } from './saleDays.ts'
import { useItemName } from './useItemName.ts'

const noneYet = { 1: 'summary.none', 2: 'summary.noneClass', 3: 'summary.noneOnce' } as const

/** Summary of the sale in the aside. */
export function SaleSummary() {
  const { t } = useTranslation(['payment', 'domain'])
  const { values } = useWizard<Sale>()
  const { currency } = useCurrentUser()
  const { price, off, total } = sumsOf(values)
  const { today } = useSettings()
  const { customer, type, plan, items, payments, payment_date, start_date } = values
  const { when } = useScheduleText()
  const time = plan?.times?.find(({ id }) => id === values.time)
  const nameOf = useItemName()
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  if (type === 3 ? price === 0 : !plan)
    return <Card title={t('summary.title')}>{t(noneYet[type])}</Card>
  return (
    <Card
      title={t('summary.title')}
      facts={
        <FactList
          facts={[
            ...(customer ? [{ label: t('fields.customer'), value: customer.fullname }] : []),
            ...(type === 3
              ? items.map((item) => ({
                  label: nameOf(item),
                  value: sum((item.quantity ?? 0) * (item.price ?? 0)),
                }))
              : [{ label: t(`domain:subscription.${type}`), value: plan?.name }]),
            ...(time ? [{ label: t('fields.time'), value: when(time) }] : []),
            { label: t('summary.price'), value: sum(price) },
            ...(off > 0 ? [{ label: t('summary.discount'), value: sum(-off) }] : []),
            { label: t('summary.total'), value: <strong>{sum(total)}</strong> },
            ...(total > 0 ? payments : []).flatMap(({ method, amount }): Fact[] => {
              if (!method || !amount) return []
              const words = t(`domain:method.${method as 1}`)
              // With a single part its amount equals the total above.
              return payments.length > 1
                ? [{ label: words, value: sum(amount) }]
                : [{ label: t('domain:payment.method'), value: words }]
            }),
            ...(payment_date && payment_date !== today
              ? [{ label: t('fields.payment_date'), value: <DateText day={payment_date} /> }]
              : []),
            ...(start_date && plan
              ? [
                  { label: t('summary.start'), value: <DateText day={start_date} /> },
                  {
                    label: t('summary.end'),
                    value: <DateText day={lastDay(start_date, plan.days)} />,
                  },
                ]
              : []),
          ]}
        />
      }
    />
  )
}
