import { ConfirmDialog, formatDate, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { useFreeze, useFreezing } from './useFreeze.ts'

interface UnfreezeDialogProps {
  /** Id of the membership. */
  membership: number
  close(): void
}

/** Asks before a freeze ends early or is called off, and says what the end will be. */
export function UnfreezeDialog({ membership, close }: UnfreezeDialogProps) {
  const { t } = useTranslation('gym')
  const say = useSay()
  const notify = useSnackbar()
  const { data } = useFreeze(membership)
  const { send, error } = useFreezing()
  if (!data) return null
  const { customer, freeze, unfreeze, version } = data
  const name = customer.fullname
  const isRunning = freeze?.is_running ?? true
  const end = formatDate(unfreeze?.until ?? data.end_date)
  const days = unfreeze?.days ?? 0
  const run = async () => {
    await send({ params: { path: { id: membership } }, body: { status: 'active', version } })
    notify({
      words: isRunning ? t('freeze.ended', { name }) : t('freeze.calledOff'),
      tone: 'success',
    })
  }
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t(isRunning ? 'freeze.endTitle' : 'freeze.offTitle', { name })}
      confirm={t(isRunning ? 'freeze.unfreeze' : 'freeze.callOff')}
      error={error && sayError(say, error)}
      onConfirm={run}
      onClose={close}
    >
      {days > 0
        ? t('freeze.endText', { days: t('days', { count: days }), end })
        : t('freeze.offText', { end })}
    </ConfirmDialog>
  )
}
