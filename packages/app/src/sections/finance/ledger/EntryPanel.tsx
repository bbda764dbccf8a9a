import { Avatar, formatDate, Link, Money, PanelGroup, PanelPerson, type Fact } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { formatMomentBy } from '../../../domain/formatMomentBy.ts'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import { RecordPanel } from '../../../scaffold/list/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCurrentUser, useSettings } from '../../../scaffold/session/index.ts'
import type { EntryRow } from './entries.ts'
import { readable } from './sides.ts'
import { useBookWords } from './useBookWords.ts'

/** An entry beside the ledger: its transaction with all entries, and their origin. */
export function EntryPanel({ row: { account, amount, transaction } }: { row: EntryRow }) {
  const { t } = useTranslation('finance')
  const words = useBookWords()
  const { currency } = useCurrentUser()
  const { zone } = useSettings()
  const ways = useDomainLinks()
  const history = useAddress()('payment', 'history')
  const { id, kind, business_day, customer, payment, reverses, entries } = transaction
  const invoice = payment && `№ ${payment.invoice_id}`
  const facts: Fact[] = [
    { label: t('fields.day'), value: formatDate(business_day) },
    ...(payment
      ? [
          {
            label: t('fields.invoice'),
            value: history ? (
              <Link href={`${history}?q=${payment.invoice_id}&period=all&open=${payment.id}`}>
                {invoice}
              </Link>
            ) : (
              invoice
            ),
          },
        ]
      : []),
    { label: t('fields.id'), value: id },
    ...(reverses ? [{ label: t('fields.reverses'), value: reverses }] : []),
  ]
  return (
    <RecordPanel
      title={words.kind(kind)}
      figure={<Money amount={readable(account, amount)} currency={currency} sign />}
      lead={formatMomentBy(transaction, zone)}
    >
      {customer && (
        <PanelPerson
          picture={<Avatar name={customer.name} />}
          name={customer.name}
          href={ways.profile(customer)}
        />
      )}
      <PanelGroup
        title={t('entries')}
        facts={entries.map((entry) => ({
          label: words.account(entry.account),
          value: <Money amount={readable(entry.account, entry.amount)} sign />,
        }))}
      />
      <PanelGroup facts={facts} />
    </RecordPanel>
  )
}
