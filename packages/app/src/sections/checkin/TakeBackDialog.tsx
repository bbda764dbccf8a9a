import { ConfirmDialog } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { Checkin } from './checkin.data.ts'
import { useTakeBack } from './useTakeBack.ts'
import { visitorOf } from './visitor.ts'

interface TakeBackDialogProps {
  row: Checkin
  close(): void
}

/** Confirms reversing a visit in the history: one of another day cannot be restored. */
export function TakeBackDialog({ row, close }: TakeBackDialogProps) {
  const { t } = useTranslation('checkin')
  const { takeBack } = useTakeBack()
  const name = visitorOf(row)?.fullname ?? t('anonymous')
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { name })}
      confirm={t('remove.action')}
      onConfirm={() => takeBack(row)}
      onClose={close}
    >
      {t('remove.text')}
    </ConfirmDialog>
  )
}
