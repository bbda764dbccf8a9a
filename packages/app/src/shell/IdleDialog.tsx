import { Button, Dialog, formatDuration, useUi } from '@zal/ui'
import { useTranslation } from 'react-i18next'

interface IdleDialogProps {
  /** Time left in ms. */
  left: number
  /** Closing counts as activity and extends the session. */
  close(): void
}

/** Warning that the session is about to end for inactivity, with the time left. */
export function IdleDialog({ left, close }: IdleDialogProps) {
  const { t } = useTranslation('shell')
  const { words } = useUi()
  const time = formatDuration(Math.max(1, Math.ceil(left / 60_000)), words.parts)
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      title={t('idle.title')}
      onClose={close}
      actions={
        <Button autoFocus onClick={close}>
          {t('idle.stay')}
        </Button>
      }
    >
      <p role="status">{t('idle.text', { time })}</p>
    </Dialog>
  )
}
