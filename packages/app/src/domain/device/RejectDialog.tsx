import { ConfirmDialog } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import type { Device } from './device.ts'
import { useDecision } from './useDecision.ts'

/** Asks once before a device is rejected. */
export function RejectDialog({ device, close }: { device: Device; close(): void }) {
  const { t } = useTranslation('device')
  const translate = useTranslate()
  const { decide, error } = useDecision(device)
  return (
    <ConfirmDialog
      open
      onClose={close}
      title={t('request.sure', { name: device.staff.full_name })}
      confirm={t('request.reject')}
      error={error && errorMessage(translate, error)}
      onConfirm={() => decide('rejected').then(close)}
    >
      {t('request.sureText')}
    </ConfirmDialog>
  )
}
