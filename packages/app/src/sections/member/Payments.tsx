import { CardGrid, EmptyState, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { PaymentCard } from '../../gym/PaymentCard.tsx'
import { ReceiptButton } from '../../gym/receipt/ReceiptButton.tsx'
import { useAskAll } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { More } from '../../scaffold/More.tsx'
import type { Profile } from './member.data.ts'

/** What the member paid, read on as one scrolls. */
export function Payments({ record }: { record: Profile }) {
  const { t } = useTranslation('member')
  const asked = useAskAll(['payment'], '/customer/{id}/payment-list/', { path: { id: record.id } })
  return (
    <Stack>
      <Boundary
        asked={asked}
        empty={{
          when: (rows) => rows.length === 0,
          show: (
            <EmptyState kind="first" title={t('payments.none')}>
              {t('payments.noneText')}
            </EmptyState>
          ),
        }}
      >
        {(rows) => (
          <CardGrid>
            {rows.map((row) => (
              <li key={row.id}>
                <PaymentCard payment={row} actions={<ReceiptButton payment={row} />} />
              </li>
            ))}
          </CardGrid>
        )}
      </Boundary>
      {asked.hasMore && (
        <More read={asked.more} pending={asked.loadingMore} error={asked.moreError} />
      )}
    </Stack>
  )
}
