import { MoneyField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '../../../scaffold/api/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useDraftState, useRecoverableMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { deskTopics } from './shift.data.ts'

const nothing: { amount: number | null } = { amount: null }

/** Opens a shift with an optional float. */
export function OpenDialog({ close }: { close(): void }) {
  const { t } = useTranslation('shift')
  const notify = useSnackbar()
  const { currency } = useCurrentUser()
  const { api } = useServices()
  const isOpen = async (id: number) =>
    (await request(api, 'get', '/finance/shift-current/', {})).results.shift?.id === id
  const draft = useDraftState('shift.open', nothing)
  const write = useRecoverableMutation('post', '/finance/shift/', {
    operation: 'openShift',
    touches: deskTopics,
    draft,
    done: async ({ id }, isRecovered) => {
      // The shift may have been closed since the response was lost.
      if (isRecovered && !(await isOpen(id))) return
      close()
      notify({ words: t('open.done'), tone: 'success' })
    },
  })
  const { amount } = write.values
  const [asked, setAsked] = useState(false)
  const save = async () => {
    setAsked(true)
    if (amount !== null) await write.send({ body: { float: amount } })
  }
  return (
    <MutationDialog
      {...write}
      title={t('open.title')}
      text={t('open.text')}
      save={t('open.save')}
      onSave={save}
      close={close}
    >
      <MoneyField
        required
        autoFocus
        label={t('fields.float')}
        currency={currency}
        value={amount}
        error={asked && amount === null ? t('rules.amount') : undefined}
        onChange={(sum) => write.set({ amount: sum })}
      />
    </MutationDialog>
  )
}
