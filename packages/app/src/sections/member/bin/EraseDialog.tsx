import { TextField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import type { Removed } from '../member.data.ts'

interface EraseDialogProps {
  member: Removed
  close(): void
}

/** Explains what is erased and what remains; requires typing the name to confirm. */
export function EraseDialog({ member, close }: EraseDialogProps) {
  const { t } = useTranslation('member')
  const notify = useSnackbar()
  const [typed, setTyped] = useState('')
  const { id, fullname } = member
  const write = useApiMutation('post', '/management/member-bin/{id}/erase/', {
    touches: ['member', 'payment', 'checkin', 'deposit'],
    form: `member.erase.${id}`,
    done: (erased) => {
      notify({ words: t('bin.erased', { name: erased.fullname }), tone: 'success' })
      close()
    },
  })
  const { pending, error, clear } = write
  return (
    <MutationDialog
      {...write}
      title={t('bin.eraseTitle', { name: fullname })}
      save={t('bin.eraseForGood')}
      tone="danger"
      firm={pending}
      disabled={typed.trim() === ''}
      inlineErrors={['fullname']}
      onSave={() => write.send({ params: { path: { id } }, body: { fullname: typed } })}
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
    </MutationDialog>
  )
}
