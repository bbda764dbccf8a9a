import type { Method } from '@zal/api/methods'
import {
  AlertIcon,
  Avatar,
  BlockHead,
  formatDate,
  formatMoney,
  Inline,
  MutedNote,
  SummaryLines,
} from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MethodIcon } from '../../../domain/money/MethodIcon.tsx'
import { useScheduleText } from '../../../domain/useScheduleText.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import { isPriced, sumsOf } from './sale.ts'
import { lastDay } from './saleDays.ts'
import { useSale } from './saleState.ts'
import { useItemName } from './what/useItemName.ts'

const noneYet = { 1: 'summary.none', 2: 'summary.noneClass', 3: 'summary.noneOnce' } as const

/** Summary of the sale: what is sold, the sum, its parts, the days. */
export function SaleSummary() {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, errors, held, firstDay } = useSale()
  const { currency } = useCurrentUser()
  const { today } = useSettings()
  const { when } = useScheduleText()
  const nameOf = useItemName()
  const { price, off, total } = sumsOf(values)
  const { customer, type, plan, items, payments, discount } = values
  const time = plan?.times?.find(({ id }) => id === values.time)
  const head = (
    <BlockHead>
      <h2>{t('summary.title')}</h2>
    </BlockHead>
  )
  if (!isPriced(values)) {
    return (
      <>
        {head}
        <MutedNote>{t(noneYet[type])}</MutedNote>
      </>
    )
  }
  const percent = discount.kind === 'percent' ? ` ${discount.value}\u00a0%` : ''
  const start = values.start_date || firstDay
  const dayOf = (day: string) =>
    day === today ? t('summary.today', { date: formatDate(day) }) : formatDate(day)
  return (
    <>
      {head}
      {customer && (
        <Inline gap="tight">
          <Avatar
            size="sm"
            name={customer.fullname}
            src={held?.avatar?.url ?? customer.avatar?.url}
          />
          <span>{customer.fullname}</span>
        </Inline>
      )}
      <SummaryLines>
        {type === 3
          ? items.map((item, at) => (
              <Row key={at} label={nameOf(item)}>
                {formatMoney((item.quantity ?? 0) * (item.price ?? 0))}
              </Row>
            ))
          : plan && (
              <Row label={`${plan.name}, ${t('domain:days', { count: plan.days })}`}>
                {formatMoney(price)}
              </Row>
            )}
        {time && <Row label={t('fields.time')}>{when(time)}</Row>}
        {off > 0 && <Row label={t('summary.discount') + percent}>{formatMoney(-off)}</Row>}
      </SummaryLines>
      <SummaryLines>
        <div data-figure>
          <dt>{t('summary.total')}</dt>
          <dd>{formatMoney(total, currency)}</dd>
        </div>
      </SummaryLines>
      {total > 0 && (
        <SummaryLines>
          {payments.map(({ method, amount }, at) =>
            method === null ? (
              <Row
                key={at}
                tone={errors[`payments.${at}`] ? 'danger' : undefined}
                icon={<AlertIcon aria-hidden size={16} />}
                label={t('summary.noMethod')}
              >
                {amount === null ? '—' : formatMoney(amount)}
              </Row>
            ) : (
              <Row
                key={at}
                // The field offers only methods of the contract.
                icon={<MethodIcon method={method as Method} size={16} />}
                label={t(`domain:method.${method as Method}`)}
              >
                {amount === null ? '—' : formatMoney(amount)}
              </Row>
            ),
          )}
        </SummaryLines>
      )}
      {type !== 3 && plan && start && (
        <SummaryLines>
          <Row label={t('summary.start')}>{dayOf(start)}</Row>
          <Row label={t('summary.end')}>{dayOf(lastDay(start, plan.days))}</Row>
        </SummaryLines>
      )}
    </>
  )
}

interface RowProps {
  icon?: ReactNode
  label: ReactNode
  tone?: 'danger' | undefined
  children: ReactNode
}

const Row = ({ icon, label, tone, children }: RowProps) => (
  <div data-tone={tone}>
    <dt>
      {icon}
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
)
