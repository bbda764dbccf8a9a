import { Button, ConfirmDialog, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { deskTopics } from './shift.data.ts'

const useSwitch = () => useWrite('patch', '/finance/shift-setting/', { touches: deskTopics })

/** Switches the club to shifts. */
export function SwitchOn() {
  const { t } = useTranslation('shift')
  const say = useSay()
  const notify = useSnackbar()
  const { send, pending } = useSwitch()
  const run = () =>
    send({ body: { is_on: true } }).catch((failure) =>
      notify({ words: sayError(say, failure), tone: 'error' }),
    )
  return (
    <Button tone="secondary" size="sm" pending={pending} onClick={() => void run()}>
      {t('off.on')}
    </Button>
  )
}

/** Switches shifts off, after a confirmation. */
export function SwitchOff() {
  const { t } = useTranslation('shift')
  const say = useSay()
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
        error={error && sayError(say, error)}
        onConfirm={() => send({ body: { is_on: false } })}
        onClose={() => setAsking(false)}
      >
        {t('off.askText')}
      </ConfirmDialog>
    </>
  )
}
