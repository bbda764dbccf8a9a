import { TextField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../scaffold/send.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import type { Removed } from './member.data.ts'

interface EraseDialogProps {
  member: Removed
  close(): void
}

/** Says what goes for good and what stays, and takes the name, typed by hand, for a yes. */
export function EraseDialog({ member, close }: EraseDialogProps) {
  const { t } = useTranslation('member')
  const notify = useSnackbar()
  const [typed, setTyped] = useState('')
  const { id, fullname } = member
  const { send, pending, error, clear } = useSend('post', '/management/member-bin/{id}/erase/', {
    touches: ['member', 'payment', 'checkin', 'deposit'],
    form: `member.erase.${id}`,
  })
  const erase = async () => {
    const { results } = await send({ params: { path: { id } }, body: { fullname: typed } })
    notify({ words: t('bin.erased', { name: results.fullname }), tone: 'success' })
    close()
  }
  return (
    <WriteDialog
      title={t('bin.eraseTitle', { name: fullname })}
      save={t('bin.eraseForGood')}
      tone="danger"
      pending={pending}
      firm={pending}
      disabled={typed.trim() === ''}
      error={error}
      told={['fullname']}
      onSave={erase}
      close={close}
    >
      <p>{t('bin.eraseGoes')}</p>
      <p>{t('bin.eraseStays')}</p>
      <TextField
        required
        autoFocus
        autoComplete="off"
        label={t('bin.typeName')}
        hint={fullname}
        value={typed}
        error={error?.errors.fullname?.[0]}
        onChange={(next) => {
          setTyped(next)
          clear()
        }}
      />
    </WriteDialog>
  )
}
