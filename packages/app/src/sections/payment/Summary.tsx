import { Card, DateText, FactList, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWho } from '../../scaffold/who.ts'
import { useWizard } from '../../scaffold/wizard.tsx'
import { lastDay, sumsOf, type Sale } from './sale.ts'

/** What is being sold and what it costs, always in sight. */
export function Summary() {
  const { t } = useTranslation(['payment', 'gym'])
  const { values } = useWizard<Sale>()
  const { currency } = useWho()
  const { price, off, total } = sumsOf(values)
  const { customer, plan, payments, start_date } = values
  const sum = (amount: number) => <Money amount={amount} currency={currency} />
  if (!plan) return <Card title={t('summary.title')}>{t('summary.none')}</Card>
  return (
    <Card
      title={t('summary.title')}
      facts={
        <FactList
          facts={[
            ...(customer ? [{ label: t('fields.customer'), value: customer.fullname }] : []),
            { label: t('summary.plan'), value: plan.name },
            { label: t('summary.price'), value: sum(price) },
            ...(off > 0 ? [{ label: t('summary.discount'), value: sum(-off) }] : []),
            { label: t('summary.total'), value: <strong>{sum(total)}</strong> },
            ...payments.flatMap(({ method, amount }) =>
              method && amount && payments.length > 1
                ? [{ label: t(`gym:method.${method as 1}`), value: sum(amount) }]
                : [],
            ),
            ...(start_date
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
