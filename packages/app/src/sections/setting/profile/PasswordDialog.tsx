import { PasswordField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors } from '../../../domain/money/useFieldErrors.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { passwordRules } from '../../../session/recovery/passwordRules.ts'

interface PasswordDialogProps {
  version: number
  /** For password managers. */
  email: string
  close(): void
}

/** Sets a new password by the current one; all other sessions end. */
export function PasswordDialog({ version, email, close }: PasswordDialogProps) {
  const { t } = useTranslation('profile')
  const session = useTranslation('session')
  const notify = useSnackbar()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [again, setAgain] = useState('')
  const write = useApiMutation('patch', '/merchant/user-profile/', { touches: ['staff', 'device'] })
  const rules = passwordRules(session.t)
  const isWhole = rules.every(({ test }) => test(next))
  const { errorOf, check } = useFieldErrors(
    {
      current_password: current ? undefined : t('emailDialog.noPassword'),
      password: isWhole ? undefined : t('passwordDialog.weak'),
      again: again === next ? undefined : t('passwordDialog.differs'),
    },
    write.error,
  )
  const save = async () => {
    if (!check()) return
    await write.send({ body: { password: next, current_password: current, version } })
    close()
    notify({ words: t('passwordDialog.saved'), tone: 'success' })
  }
  const put = (set: (text: string) => void) => (text: string) => {
    set(text)
    write.clear()
  }
  return (
    <MutationDialog
      {...write}
      title={t('passwordDialog.title')}
      text={t('passwordDialog.text')}
      save={t('passwordDialog.save')}
      inlineErrors={['password', 'current_password']}
      onSave={save}
      close={close}
    >
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        required
        autoFocus
        label={t('passwordDialog.current')}
        value={current}
        error={errorOf('current_password')}
        onChange={put(setCurrent)}
      />
      <PasswordField
        required
        autoComplete="new-password"
        rules={rules}
        label={t('passwordDialog.next')}
        value={next}
        error={errorOf('password')}
        onChange={put(setNext)}
      />
      <PasswordField
        required
        autoComplete="new-password"
        label={t('passwordDialog.repeat')}
        value={again}
        error={errorOf('again')}
        onChange={put(setAgain)}
      />
    </MutationDialog>
  )
}
