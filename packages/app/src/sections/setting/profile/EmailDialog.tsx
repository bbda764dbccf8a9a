import { EmailField, PasswordField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldErrors } from '../../../domain/money/useFieldErrors.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { mailPattern } from '../../../session/auth/mail.ts'

/** Asks for a new address and the current password; the address is used once its link was opened. */
export function EmailDialog({ version, close }: { version: number; close(): void }) {
  const { t } = useTranslation('profile')
  const notify = useSnackbar()
  const [email, setEmail] = useState('')
  const [current, setCurrent] = useState('')
  const write = useApiMutation('patch', '/merchant/user-profile/', { touches: ['staff'] })
  const { errorOf, check } = useFieldErrors(
    {
      email: mailPattern.test(email.trim()) ? undefined : t('emailDialog.wrong'),
      current_password: current ? undefined : t('emailDialog.noPassword'),
    },
    write.error,
  )
  const save = async () => {
    if (!check()) return
    const body = { email: email.trim(), current_password: current, version }
    await write.send({ body })
    close()
    notify({ words: t('emailDialog.sent', { email: body.email }), tone: 'success' })
  }
  return (
    <MutationDialog
      {...write}
      title={t('emailDialog.title')}
      text={t('emailDialog.text')}
      save={t('emailDialog.save')}
      inlineErrors={['email', 'current_password']}
      onSave={save}
      close={close}
    >
      <EmailField
        required
        autoFocus
        label={t('emailDialog.email')}
        value={email}
        error={errorOf('email')}
        onChange={(text) => {
          setEmail(text)
          write.clear()
        }}
      />
      <PasswordField
        required
        label={t('emailDialog.current')}
        value={current}
        error={errorOf('current_password')}
        onChange={(text) => {
          setCurrent(text)
          write.clear()
        }}
      />
    </MutationDialog>
  )
}
