import { Button, Dialog, SkeletonText, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryResult } from '../../../scaffold/query/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'

interface WhyProps<Found> {
  title: string
  query: QueryResult<Found>
  close(): void
  children(found: Found): ReactNode
}

/** Read-only dialog with the reason of a void or refund. */
export function ReasonDialog<Found>({ title, query, close, children }: WhyProps<Found>) {
  const { t } = useTranslation('payment')
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <Button autoFocus onClick={close}>
          {t('reversal.close')}
        </Button>
      }
    >
      <Boundary query={query} skeleton={<SkeletonText lines={6} />}>
        {(found) => <Stack>{children(found)}</Stack>}
      </Boundary>
    </Dialog>
  )
}
