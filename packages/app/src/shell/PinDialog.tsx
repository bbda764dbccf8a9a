import { businessLimits } from '@zal/api/limits'
import { Banner, Button, Dialog, PasswordField, Stack, useSnackbar } from '@zal/ui'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../scaffold/ask.ts'
import { useSay } from '../scaffold/say.ts'
import { sayError } from '../scaffold/sayError.ts'
import { useSend } from '../scaffold/send.ts'

/** One's own PIN, by which one approves at the desk of a colleague. */
export function PinDialog({ close }: { close(): void }) {
  const { t } = useTranslation(['shell', 'common'])
  const say = useSay()
  const notify = useSnackbar()
  const formId = useId()
  const isSet = useAsk('staff', '/staffs/pin/').data?.results.is_set
  const [password, setPassword] = useState('')
  const [pin, setPin] = useState('')
  const [asked, setAsked] = useState(false)
  const { send, pending, error } = useSend('patch', '/staffs/pin/', { touches: ['staff'] })
  const { least, most } = businessLimits.pinDigits
  const isShort = !/^\d+$/.test(pin) || pin.length < least || pin.length > most

  const change = async (next: string | null) => {
    setAsked(true)
    if (password === '' || (next !== null && isShort) || pending) return
    try {
      await send({ body: { password, pin: next } })
      close()
      notify({ words: t(next === null ? 'pin.removed' : 'pin.set'), tone: 'success' })
    } catch {
      // The banner and the fields tell why.
    }
  }
  const save = (event?: FormEvent) => {
    event?.preventDefault()
    void change(pin)
  }
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }
  const told = (field: string) => error?.errors[field]?.[0]
  return (
    <Dialog
      open
      size="sm"
      title={t('pin.title')}
      description={t('pin.text')}
      onClose={close}
      actions={
        <>
          {isSet && (
            <Button tone="ghost" onClick={() => void change(null)}>
              {t('pin.remove')}
            </Button>
          )}
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="secondary" keys="Ctrl Enter" pending={pending}>
            {t('pin.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save} onKeyDown={saveOnCtrlEnter}>
        <Stack>
          {error && !told('password') && !told('pin') && (
            <Banner urgent tone="danger">
              {sayError(say, error)}
            </Banner>
          )}
          {isSet && <Banner tone="info">{t('pin.is')}</Banner>}
          <PasswordField
            required
            autoFocus
            label={t('pin.password')}
            value={password}
            error={asked && password === '' ? t('pin.noPassword') : told('password')}
            onChange={setPassword}
          />
          <PasswordField
            required
            digits
            autoComplete="off"
            label={t('pin.pin')}
            hint={t('pin.hint')}
            value={pin}
            error={asked && isShort && pin !== '' ? t('pin.short') : told('pin')}
            onChange={setPin}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
