import { Avatar, formatDate, Money, PanelGroup, PanelPerson, Phone, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { formatMomentBy } from '../../../domain/formatMomentBy.ts'
import { MethodTag } from '../../../domain/money/MethodIcon.tsx'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { RecordPanel } from '../../../scaffold/list/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import type { Payment } from '../payment.data.ts'
import { PaymentStatusBadge } from './historyColumns.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentHistory } from './PaymentHistory.tsx'
import { usePanelFacts } from './usePanelFacts.tsx'

/** A payment beside the list: sum, person, what was sold, how it was paid, what may be done. */
export function PaymentPanel({ row: payment }: { row: Payment }) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  const { customer, total, returned, payments: parts } = payment
  const ways = useDomainLinks()
  const { sold, price, others } = usePanelFacts(payment)
  const sum = (amount: number) => <Money amount={amount} />
  const name = customer?.fullname ?? t('domain:guest')
  const isBackdated = payment.payment_date !== payment.business_day
  const dated: Fact[] = isBackdated
    ? [{ label: t('fields.payment_date'), value: formatDate(payment.payment_date) }]
    : []
  return (
    <RecordPanel
      title={t('panel.title', { number: payment.invoice_id })}
      figure={
        <Money amount={total} currency={currency} struck={payment.payment_status === 'void'} />
      }
      state={<PaymentStatusBadge row={payment} />}
      lead={formatMomentBy(payment, zone)}
      actions={<PaymentActions payment={payment} />}
    >
      <PanelPerson
        picture={<Avatar name={name} src={customer?.avatar?.url} />}
        name={name}
        note={customer && <Phone phone={customer.phone} />}
        href={
          customer && !customer.is_removed ? ways.profile(customer, payment.club.id) : undefined
        }
      />
      <PanelGroup facts={[...sold, ...dated]} />
      <PanelGroup
        facts={price}
        total={{
          label: t('panel.total'),
          value: <Money amount={total} currency={currency} />,
        }}
      />
      <PanelGroup
        title={t('panel.paidWith')}
        facts={parts.map((part) => ({
          label: t(`domain:method.${part.payment_method}`),
          icon: <MethodTag method={part.payment_method} />,
          value: sum(part.amount),
        }))}
      />
      {returned > 0 && (
        <PanelGroup
          facts={[{ label: t('totals.returned'), value: sum(-returned) }]}
          total={{
            label: t('totals.left'),
            value: <Money amount={total - returned} currency={currency} />,
          }}
        />
      )}
      {others.length > 0 && <PanelGroup facts={others} />}
      <PaymentHistory payment={payment} />
    </RecordPanel>
  )
}
