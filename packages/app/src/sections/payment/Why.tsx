import { Button, Dialog, SkeletonText, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Asked } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'

interface WhyProps<Found> {
  title: string
  asked: Asked<Found>
  close(): void
  children(found: Found): ReactNode
}

/** Read-only dialog with the reason of a void or refund. */
export function Why<Found>({ title, asked, close, children }: WhyProps<Found>) {
  const { t } = useTranslation('payment')
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      actions={
        <Button autoFocus tone="secondary" onClick={close}>
          {t('reversal.close')}
        </Button>
      }
    >
      <Boundary asked={asked} skeleton={<SkeletonText lines={6} />}>
        {(found) => <Stack>{children(found)}</Stack>}
      </Boundary>
    </Dialog>
  )
}
