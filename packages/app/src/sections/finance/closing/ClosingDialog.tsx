import { addDays, DateField, formatDate, useSnackbar } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { checkReason } from '../../../domain/money/reason.ts'
import { ReasonField } from '../../../domain/money/ReasonField.tsx'
import { useFieldErrors } from '../../../domain/money/useFieldErrors.ts'
import { useTranslate } from '../../../scaffold/i18n/index.ts'
import {
  type MutationState,
  useApiMutation,
  useDraftState,
} from '../../../scaffold/mutation/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { closingTouches, type ClosedDay } from './closing.data.ts'

interface Draft {
  /** Null means yesterday, also when the draft is opened on a later day. */
  day: string | null
  reason: string
}

const nothing: Draft = { day: null, reason: '' }

/** Closes the books of a day, by default yesterday's. */
export function CloseDayDialog({ close }: { close(): void }) {
  const { t } = useTranslation('finance')
  const { today } = useSettings()
  const notify = useSnackbar()
  const draft = useDraftState('closing.close', nothing)
  const write = useApiMutation('post', '/finance/closed-day/', {
    touches: closingTouches,
    draft,
    done: (closed) => {
      close()
      notify({ words: t('closing.done', { day: formatDate(closed.day) }), tone: 'success' })
    },
  })
  const { values, set } = write
  const day = values.day ?? addDays(today, -1)
  const wrongDay = !day ? t('closing.noDay') : day > today ? t('closing.future') : undefined
  return (
    <ClosingDialog
      write={write}
      title={t('closing.close')}
      text={t('closing.closeText')}
      save={t('closing.save')}
      wrongDay={wrongDay}
      send={(reason) => write.send({ body: { day, reason } })}
      close={close}
    >
      {(error) => (
        <DateField
          required
          autoFocus
          label={t('closing.day')}
          today={today}
          max={today}
          value={day}
          error={error}
          onChange={(next) => set({ day: next })}
        />
      )}
    </ClosingDialog>
  )
}

const noReason = { reason: '' }

/** Reopens a closed day. */
export function ReopenDialog({ day: { id, day }, close }: { day: ClosedDay; close(): void }) {
  const { t } = useTranslation('finance')
  const notify = useSnackbar()
  const named = { day: formatDate(day) }
  const draft = useDraftState(`closing.reopen.${id}`, noReason)
  const write = useApiMutation('post', '/finance/closed-day/{id}/reopen/', {
    touches: closingTouches,
    draft,
    done: () => {
      close()
      notify({ words: t('closing.reopened', named), tone: 'success' })
    },
  })
  return (
    <ClosingDialog
      write={write}
      title={t('closing.reopenTitle', named)}
      text={t('closing.reopenText')}
      save={t('closing.reopenSave')}
      send={(reason) => write.send({ params: { path: { id } }, body: { reason } })}
      close={close}
    />
  )
}

interface ClosingDialogProps {
  write: MutationState & { values: { reason: string }; set(values: { reason: string }): void }
  title: string
  text: string
  save: string
  /** Error text of the day, where it can be chosen. */
  wrongDay?: string
  send(reason: string): Promise<unknown>
  close(): void
  /** Field of the day, with its error. */
  children?(error: string | undefined): ReactNode
}

/** Dialog around the reason, which closing and reopening a day both need. */
function ClosingDialog({ write, wrongDay, send, children, ...dialog }: ClosingDialogProps) {
  const { t } = useTranslation('finance')
  const translate = useTranslate()
  const { reason } = write.values
  const wrong = { day: wrongDay, reason: checkReason(reason, translate) }
  const { errorOf, check } = useFieldErrors(wrong, write.error)
  return (
    <MutationDialog
      {...write}
      {...dialog}
      tone="danger"
      inlineErrors={children ? ['day', 'reason'] : ['reason']}
      onSave={async () => {
        if (check()) await send(reason.trim())
      }}
    >
      {children?.(errorOf('day'))}
      <ReasonField
        label={t('closing.reason')}
        value={reason}
        error={errorOf('reason')}
        onChange={(text) => write.set({ reason: text })}
      />
    </MutationDialog>
  )
}
