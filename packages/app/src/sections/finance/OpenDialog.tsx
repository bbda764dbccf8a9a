import { MoneyField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import { useServices } from '../../scaffold/services.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useWho } from '../../scaffold/who.ts'
import { WriteDialog } from '../../scaffold/WriteDialog.tsx'
import { deskTopics } from './shift.data.ts'

const nothing: { amount: number | null } = { amount: null }

/** Opens a shift with an optional float. */
export function OpenDialog({ close }: { close(): void }) {
  const { t } = useTranslation('shift')
  const notify = useSnackbar()
  const { currency } = useWho()
  const { api } = useServices()
  const write = useWrite('post', '/finance/shift/', {
    touches: deskTopics,
    form: 'shift.open',
    begin: nothing,
    settles: 'openShift',
    // Ignores a recovered response if the shift has been closed since.
    holds: async ({ id }) =>
      (await call(api, 'get', '/finance/shift-current/', {})).results.shift?.id === id,
    done: () => {
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
    <WriteDialog
      {...write}
      title={t('open.title')}
      text={t('open.text')}
      save={t('open.save')}
      tone="secondary"
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
    </WriteDialog>
  )
}
