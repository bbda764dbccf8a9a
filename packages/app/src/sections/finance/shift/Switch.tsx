import { Button, ConfirmDialog, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { deskTopics } from './shift.data.ts'

const useSwitch = () => useApiMutation('patch', '/finance/shift-setting/', { touches: deskTopics })

/** Switches the club to shifts. */
export function SwitchOn() {
  const { t } = useTranslation('shift')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { send, pending } = useSwitch()
  const run = () =>
    send({ body: { is_on: true } }).catch((failure) =>
      notify({ words: errorMessage(translate, failure), tone: 'error' }),
    )
  return (
    <Button tone="soft" size="sm" pending={pending} onClick={() => void run()}>
      {t('off.on')}
    </Button>
  )
}

/** Switches shifts off, after a confirmation. */
export function SwitchOff() {
  const { t } = useTranslation('shift')
  const translate = useTranslate()
  const [asking, setAsking] = useState(false)
  const { send, error } = useSwitch()
  return (
    <>
      <Button tone="ghost" size="sm" onClick={() => setAsking(true)}>
        {t('off.off')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('off.ask')}
        confirm={t('off.off')}
        error={error && errorMessage(translate, error)}
        onConfirm={() => send({ body: { is_on: false } })}
        onClose={() => setAsking(false)}
      >
        {t('off.askText')}
      </ConfirmDialog>
    </>
  )
}
