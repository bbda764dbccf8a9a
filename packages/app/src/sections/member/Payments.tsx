import { EmptyState, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReceiptButton } from '../../gym/receipt/ReceiptButton.tsx'
import { useAskAll } from '../../scaffold/ask.ts'
import { Cards } from '../../scaffold/Cards.tsx'
import { ListBoundary } from '../../scaffold/ListBoundary.tsx'
import type { Profile } from './member.data.ts'

/** Payments of the member, with infinite scroll. */
export function Payments({ record }: { record: Profile }) {
  const { t } = useTranslation('member')
  const asked = useAskAll(['payment'], '/customer/{id}/payment-list/', { path: { id: record.id } })
  return (
    <Stack>
      <ListBoundary
        asked={asked}
        empty={
          <EmptyState kind="first" title={t('payments.none')}>
            {t('payments.noneText')}
          </EmptyState>
        }
      >
        {(rows) => (
          <Cards rows={rows}>
            {(row) => <PaymentCard payment={row} actions={<ReceiptButton payment={row} />} />}
          </Cards>
        )}
      </ListBoundary>
    </Stack>
  )
}
