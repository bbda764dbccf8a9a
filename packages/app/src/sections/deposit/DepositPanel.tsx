import {
  Avatar,
  ButtonLink,
  EditIcon,
  formatDate,
  inZone,
  Link,
  Money,
  PanelGroup,
  PanelPerson,
  Phone,
  UndoIcon,
  WalletIcon,
  type Fact,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '../../domain/money/DepositCard.tsx'
import { MethodTag } from '../../domain/money/MethodIcon.tsx'
import { formatMomentBy } from '../../domain/formatMomentBy.ts'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { RecordPanel } from '../../scaffold/list/index.ts'
import { addressOf, useAddress, useRouteContext } from '../../scaffold/routing/index.ts'
import { useCurrentUser, useSettings } from '../../scaffold/session/index.ts'

/** A change of a balance beside the list: amount, member, what it paid for, how it was paid. */
export function DepositPanel({ row }: { row: Deposit }) {
  const { t } = useTranslation(['domain', 'deposit'])
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  const history = useAddress()('payment', 'history')
  const { gym_customer: member, kind, order, reason, approved_by, payment_date, created_at } = row
  const sum = (amount: number) => <Money amount={amount} />
  const parts = order ? order.payments : row.payment_types
  const invoice = order && `№ ${order.invoice_id}`
  const facts: Fact[] = [
    ...(order
      ? [
          {
            label: t(`subscription.${order.subscription?.type ?? 3}`),
            value: order.subscription?.name ?? t('subscription.3'),
          },
          {
            label: t('payment.invoice'),
            value: history ? (
              <Link href={`${history}?q=${order.invoice_id}&period=all&open=${order.id}`}>
                {invoice}
              </Link>
            ) : (
              invoice
            ),
          },
        ]
      : []),
    ...(inZone(created_at, zone).day === payment_date
      ? []
      : [{ label: t('payment.date'), value: formatDate(payment_date) }]),
    ...(reason ? [{ label: t('deposit.reason'), value: reason }] : []),
    ...(approved_by ? [{ label: t('deposit.approvedBy'), value: approved_by }] : []),
  ]
  return (
    <RecordPanel
      title={t(`deposit.kind.${kind}`)}
      figure={<Money amount={row.amount} currency={currency} tone="signed" sign />}
      lead={formatMomentBy(row, zone)}
      actions={<DepositActions row={row} />}
    >
      <Person row={row} />
      {facts.length > 0 && <PanelGroup facts={facts} />}
      {parts.length > 0 && (
        <PanelGroup
          title={t('deposit.split')}
          facts={parts.map((part) => ({
            label: t(`method.${part.payment_method}`),
            icon: <MethodTag method={part.payment_method} />,
            value: sum(part.amount),
          }))}
        />
      )}
      <PanelGroup
        facts={[
          {
            label: t('deposit.left'),
            value: <Money amount={row.remaining_balance} tone="signed" />,
          },
        ]}
        total={{
          label: t('deposit:panel.now'),
          value: <Money amount={member.balance} currency={currency} tone="signed" />,
        }}
      />
    </RecordPanel>
  )
}

function Person({ row: { gym_customer: member } }: { row: Deposit }) {
  return (
    <PanelPerson
      picture={<Avatar name={member.fullname} src={member.avatar?.url} />}
      name={member.fullname}
      note={<Phone phone={member.phone} />}
      href={useDomainLinks().profile(member)}
    />
  )
}

/** Add, correct and withdraw, as allowed by the server. */
function DepositActions({ row: { id, gym_customer: member, allowed_actions } }: { row: Deposit }) {
  const { t } = useTranslation('deposit')
  const { section } = useRouteContext()
  const ways = useDomainLinks()
  const more = allowed_actions.add ? ways.deposit(member) : undefined
  const back = allowed_actions.return ? ways.giveBack(member) : undefined
  return (
    <>
      {more && (
        <ButtonLink tone="soft" size="sm" icon={WalletIcon} href={more}>
          {t('actions.more')}
        </ButtonLink>
      )}
      {allowed_actions.change && (
        <ButtonLink tone="outline" size="sm" icon={EditIcon} href={addressOf(section, 'edit', id)}>
          {t('actions.change')}
        </ButtonLink>
      )}
      {back && (
        <ButtonLink tone="outline" size="sm" icon={UndoIcon} href={back}>
          {t('actions.back')}
        </ButtonLink>
      )}
    </>
  )
}
