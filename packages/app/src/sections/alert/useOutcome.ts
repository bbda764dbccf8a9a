import { addDays, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../domain/useShortDate.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Alert } from '../../domain/alert/alerts.ts'
import type { Outcome } from './alert.data.ts'

interface Values {
  outcome: Outcome['outcome'] | null
  /** Day on which the row returns. */
  next: string
  note: string
}

export type OutcomeDraft = ReturnType<typeof useOutcome>

/** Values of the outcome of a row, and its saving, which hides the row. */
export function useOutcome(row: Alert, close: () => void) {
  const { t } = useTranslation('alert')
  const notify = useSnackbar()
  const shortDate = useShortDate()
  const tomorrow = addDays(useSettings().today, 1)
  const [values, setValues] = useState<Values>({ outcome: null, next: tomorrow, note: '' })
  // An alert that was seen does not return.
  const hasDate = row.kind !== 'alarm'
  const { send, pending, error, clear } = useApiMutation('post', '/alerts/outcome/', {
    touches: ['alert'],
    done: ({ next_date }: Outcome) => {
      const day = shortDate(next_date)
      notify({ words: hasDate ? t('outcome.saved', { day }) : t('outcome.seen'), tone: 'success' })
      close()
    },
  })
  const set = (changed: Partial<Values>) => {
    clear()
    setValues((before) => ({ ...before, ...changed }))
  }
  const save = () => {
    const { outcome, note, next } = values
    if (!outcome) return
    const body = { row: row.id, outcome, note, ...(hasDate && { next_date: next }) }
    // The form shows the error.
    void send({ body }).catch(() => undefined)
  }
  return { values, set, save, pending, error, tomorrow, hasDate }
}
