import { Button, MoneyField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'

interface GoalDialogProps {
  goal: number | null
  version: number
  close(): void
}

/** Sets or removes the goal of the sales of a month. */
export function GoalDialog({ goal, version, close }: GoalDialogProps) {
  const { t } = useTranslation('dashboard')
  const { currency } = useCurrentUser()
  const notify = useSnackbar()
  const [sum, setSum] = useState(goal)
  const write = useApiMutation('patch', '/dashboard/sales/forecast/', {
    touches: ['club'],
    done: () => {
      close()
      notify({ words: t('forecast.goal.done'), tone: 'success' })
    },
  })
  const save = (next: number | null) => write.send({ body: { goal: next, version } })
  return (
    <MutationDialog
      {...write}
      title={t('forecast.goal.title')}
      text={t('forecast.goal.text')}
      save={t('forecast.goal.save')}
      disabled={sum === null}
      inlineErrors={['goal']}
      other={
        goal !== null && (
          <Button tone="ghost" onClick={() => void save(null).catch(() => undefined)}>
            {t('forecast.goal.remove')}
          </Button>
        )
      }
      onSave={() => save(sum)}
      close={close}
    >
      <MoneyField
        autoFocus
        label={t('forecast.goal.amount')}
        currency={currency}
        value={sum}
        error={write.error?.errors.goal?.[0]}
        onChange={setSum}
      />
    </MutationDialog>
  )
}
