import { businessLimits } from '@zal/api/limits'
import { Banner, Button, PasswordField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { MutationDialog } from '../../scaffold/form/index.ts'

/** Sets the user's PIN, which approves actions on a colleague's device. */
export function PinDialog({ close }: { close(): void }) {
  const { t } = useTranslation('shell')
  const notify = useSnackbar()
  const isSet = useApiQuery('staff', '/staffs/pin/').data?.results.is_set
  const [password, setPassword] = useState('')
  const [pin, setPin] = useState('')
  const [asked, setAsked] = useState(false)
  const write = useApiMutation('patch', '/staffs/pin/', { touches: ['staff'] })
  const { least, most } = businessLimits.pinDigits
  const isShort = !/^\d+$/.test(pin) || pin.length < least || pin.length > most

  const change = async (next: string | null) => {
    setAsked(true)
    if (password === '' || (next !== null && isShort) || write.pending) return
    await write.send({ body: { password, pin: next } })
    close()
    notify({ words: t(next === null ? 'pin.removed' : 'pin.set'), tone: 'success' })
  }
  const errorOf = (field: string) => write.error?.errors[field]?.[0]
  return (
    <MutationDialog
      {...write}
      title={t('pin.title')}
      text={t('pin.text')}
      save={t('pin.save')}
      inlineErrors={['password', 'pin']}
      other={
        isSet && (
          <Button tone="ghost" onClick={() => void change(null).catch(() => undefined)}>
            {t('pin.remove')}
          </Button>
        )
      }
      onSave={() => change(pin)}
      close={close}
    >
      {isSet && <Banner tone="info">{t('pin.is')}</Banner>}
      <PasswordField
        required
        autoFocus
        label={t('pin.password')}
        value={password}
        error={asked && password === '' ? t('pin.noPassword') : errorOf('password')}
        onChange={setPassword}
      />
      <PasswordField
        required
        digits
        autoComplete="off"
        label={t('pin.pin')}
        hint={t('pin.hint')}
        value={pin}
        error={asked && isShort && pin !== '' ? t('pin.short') : errorOf('pin')}
        onChange={setPin}
      />
    </MutationDialog>
  )
}
