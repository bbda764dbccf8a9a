import { EmptyState, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../../domain/money/PaymentCard.tsx'
import { ReceiptButton } from '../../../domain/receipt/ReceiptButton.tsx'
import { useInfiniteApiQuery } from '../../../scaffold/query/index.ts'
import { CardList, ListBoundary } from '../../../scaffold/list/index.ts'
import type { Profile } from '../member.data.ts'

/** Payments of the member, with infinite scroll. */
export function Payments({ record }: { record: Profile }) {
  const { t } = useTranslation('member')
  const query = useInfiniteApiQuery(['payment'], '/customer/{id}/payment-list/', {
    path: { id: record.id },
  })
  return (
    <Stack>
      <ListBoundary
        query={query}
        empty={
          <EmptyState kind="first" title={t('payments.none')}>
            {t('payments.noneText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <CardList rows={rows}>
            {(row) => <PaymentCard payment={row} actions={<ReceiptButton payment={row} />} />}
          </CardList>
        )}
      </ListBoundary>
    </Stack>
  )
}
