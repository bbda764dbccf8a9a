import { Card, CardGrid, DateText, FactList, Inline, Money, SegmentedControl, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAsk } from '../../scaffold/ask.ts'
import { useWho } from '../../scaffold/who.ts'
import type { DepositLine, Profile } from './member.data.ts'
import { usePage } from './Pages.tsx'
import { TabPages } from './TabPages.tsx'

const types = ['1', '2'] as const

/** What the member has with the club, and how it came to that: what was put in, or what was taken out. */
export function Deposit({ record }: { record: Profile }) {
  const { t } = useTranslation('history')
  const { currency } = useWho()
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const type = types.find((one) => one === query.get('type')) ?? '1'
  const asked = useAsk(
    ['payment', 'member'],
    '/customer/{id}/deposit-list/',
    { path: { id: record.id }, query: { page, type: type === '1' ? 1 : 2 } },
    { keep: true },
  )
  const choose = (next: string) => {
    const changed = new URLSearchParams(query)
    changed.set('type', next)
    changed.delete('page')
    setQuery(changed, { replace: true })
  }
  return (
    <Stack>
      <Card
        title={t('deposit.title')}
        actions={<Money amount={record.balance} currency={currency} tone="signed" />}
      />
      <Inline>
        <SegmentedControl
          label={t('deposit.type')}
          value={type}
          onChange={choose}
          segments={types.map((id) => ({ id, label: t(`deposit.types.${id}`) }))}
        />
      </Inline>
      <TabPages asked={asked} empty={[t(`deposit.none.${type}`), t('deposit.noneText')]}>
        {(lines) => (
          <CardGrid>
            {lines.map((line) => (
              <li key={line.id}>
                <LineCard line={line} />
              </li>
            ))}
          </CardGrid>
        )}
      </TabPages>
    </Stack>
  )
}

function LineCard({ line }: { line: DepositLine }) {
  const { t } = useTranslation(['history', 'gym'])
  const { currency } = useWho()
  const { amount, order, payment_types: parts } = line
  const sum = (whole: number) => <Money amount={whole} currency={currency} />
  const facts = [
    ...(order
      ? [
          {
            label: t('deposit.order'),
            value: `${order.subscription?.name ?? t('gym:subscription.3')} · № ${order.invoice_id}`,
          },
          { label: t('deposit.price'), value: sum(order.total) },
        ]
      : []),
    ...(parts.length === 1 && parts[0]
      ? [{ label: t('deposit.method'), value: t(`gym:method.${parts[0].payment_method}`) }]
      : parts.map((part) => ({
          label: t(`gym:method.${part.payment_method}`),
          value: sum(part.amount),
        }))),
    { label: t('deposit.left'), value: sum(line.remaining_balance) },
    { label: t('deposit.club'), value: line.club.name },
    { label: t('deposit.by'), value: line.by },
  ]
  return (
    <Card
      title={<DateText day={line.payment_date} />}
      actions={<Money amount={amount} currency={currency} tone="signed" sign />}
    >
      <FactList facts={facts} />
    </Card>
  )
}
