import { Banner, Button, Dialog, Stack, TextField, useSnackbar } from '@zal/ui'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSend } from '../../scaffold/send.ts'
import type { Removed } from './member.data.ts'

interface EraseDialogProps {
  member: Removed
  close(): void
}

/** Says what goes for good and what stays, and takes the name, typed by hand, for a yes. */
export function EraseDialog({ member, close }: EraseDialogProps) {
  const { t } = useTranslation(['member', 'common'])
  const say = useSay()
  const notify = useSnackbar()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const { id, fullname } = member
  const { send, pending, error, clear } = useSend('post', '/management/member-bin/{id}/erase/', {
    touches: ['member', 'payment', 'checkin', 'deposit'],
    form: `member.erase.${id}`,
  })
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send({ params: { path: { id } }, body: { fullname: typed } }).catch(
      () => undefined,
    )
    if (!done) return
    notify({ words: t('bin.erased', { name: done.results.fullname }), tone: 'success' })
    close()
  }
  const wrong = error?.errors.fullname?.[0]
  return (
    <Dialog
      open
      size="sm"
      title={t('bin.eraseTitle', { name: fullname })}
      onClose={close}
      firm={pending}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="danger"
            pending={pending}
            disabled={typed.trim() === ''}
          >
            {t('bin.eraseForGood')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void erase(event)}>
        <Stack>
          <p>{t('bin.eraseGoes')}</p>
          <p>{t('bin.eraseStays')}</p>
          {error && !wrong && <Banner tone="danger">{sayError(say, error)}</Banner>}
          <TextField
            required
            autoFocus
            autoComplete="off"
            label={t('bin.typeName')}
            hint={fullname}
            value={typed}
            error={wrong}
            onChange={(next) => {
              setTyped(next)
              clear()
            }}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
