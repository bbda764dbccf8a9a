import { Card, Collapsible, DateText, FactList, formatDate, Link, Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../gym/MemberLink.tsx'
import { useAddress } from '../../scaffold/registry.tsx'
import { useSettings, useWho } from '../../scaffold/who.ts'
import type { Transaction } from './finance.data.ts'
import { useBookWords } from './useBookWords.ts'

/** Card of a ledger transaction: its entries and their origin. */
export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('finance')
  const words = useBookWords()
  const { currency } = useWho()
  const { zone } = useSettings()
  const history = useAddress()('payment', 'history')
  const { id, kind, business_day, created_at, by, customer, payment, reverses } = transaction
  const invoice = payment && `№ ${payment.invoice_id}`
  return (
    <Card
      title={words.kind(kind)}
      subtitle={formatDate(business_day)}
      actions={
        invoice &&
        (history ? <Link href={`${history}?q=${payment.invoice_id}`}>{invoice}</Link> : invoice)
      }
      facts={
        <FactList
          facts={transaction.entries.map(({ account, amount }) => ({
            label: words.account(account),
            value: <Money amount={amount} currency={currency} sign />,
          }))}
        />
      }
      details={
        <Collapsible title={t('details')}>
          <FactList
            facts={[
              { label: t('fields.id'), value: id },
              { label: t('fields.at'), value: <DateText at={created_at} zone={zone} /> },
              { label: t('fields.by'), value: by },
              ...(customer
                ? [
                    {
                      label: t('fields.customer'),
                      value: <MemberLink member={{ id: customer.id, fullname: customer.name }} />,
                    },
                  ]
                : []),
              ...(reverses ? [{ label: t('fields.reverses'), value: reverses }] : []),
            ]}
          />
        </Collapsible>
      }
    />
  )
}
