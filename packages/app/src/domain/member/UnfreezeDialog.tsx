import { ConfirmDialog, Dialog, formatDate, Stack, TextAreaField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure, LoadingBar } from '../../scaffold/feedback/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { Following } from './Following.tsx'
import { useFreeze, useFreezing, type MembershipFreeze } from './useFreeze.ts'

interface UnfreezeDialogProps {
  /** Id of the membership. */
  membership: number
  close(): void
}

/** Confirms ending or cancelling a freeze and shows the resulting end date. */
export function UnfreezeDialog({ membership, close }: UnfreezeDialogProps) {
  const { t } = useTranslation('domain')
  const { data, error, retry } = useFreeze(membership)
  if (data) return <Question membership={membership} asked={data} close={close} />
  if (!error) return <LoadingBar />
  return (
    <Dialog open size="sm" title={t('freeze.unfreeze')} onClose={close}>
      <Failure error={error} retry={retry} />
    </Dialog>
  )
}

function Question({ membership, asked, close }: UnfreezeDialogProps & { asked: MembershipFreeze }) {
  const { t } = useTranslation('domain')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { send, error } = useFreezing()
  const { customer, freeze, unfreeze, version } = asked
  // Reason for ending; if empty the note of the freeze is kept.
  const [notes, setNotes] = useState('')
  const name = customer.fullname
  const isRunning = freeze?.is_running ?? true
  const end = formatDate(unfreeze?.until ?? asked.end_date)
  const days = unfreeze?.days ?? 0
  const run = async () => {
    await send({ params: { path: { id: membership } }, body: { status: 'active', notes, version } })
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
      error={error && errorMessage(translate, error)}
      onConfirm={run}
      onClose={close}
    >
      <Stack>
        <p>
          {days > 0
            ? t('freeze.endText', { days: t('days', { count: days }), end })
            : t('freeze.offText', { end })}
        </p>
        {unfreeze && <Following of={unfreeze} />}
        <TextAreaField
          label={t('freeze.notes')}
          rows={2}
          maxLength={500}
          value={notes}
          onChange={setNotes}
        />
      </Stack>
    </ConfirmDialog>
  )
}
