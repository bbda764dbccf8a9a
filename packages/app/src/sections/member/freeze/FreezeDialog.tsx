import { ApiError } from '@zal/api'
import { Banner, formatDate, TextAreaField, useSnackbar } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HelpMark } from '../../../domain/HelpMark.tsx'
import {
  useFreeze,
  useFreezing,
  useFetchFreeze,
  useRefusalWords,
} from '../../../domain/member/useFreeze.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useDraftState } from '../../../scaffold/mutation/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { FreezeDays } from './FreezeDays.tsx'
import { FreezePreview } from './FreezePreview.tsx'
import { isWhole, spanOf, freezeDraftOf, type FreezeDraft } from './freezeDraft.ts'
import type { Membership } from '../member.data.ts'

interface FreezeDialogProps {
  plan: Membership
  close(): void
}

/** Freezes a membership or changes its freeze, with a preview of the end date. */
export function FreezeDialog({ plan, close }: FreezeDialogProps) {
  const { t } = useTranslation('domain')
  const translate = useTranslate()
  const sayRefusal = useRefusalWords()
  const notify = useSnackbar()
  const { today } = useSettings()
  const isNew = plan.freeze_start_date === null
  const undoing = useFreezing()
  const draft = useDraftState(
    // The name contains the end date: a freeze moved since then has another draft.
    `member.freeze.${plan.id}.${plan.freeze_end_date}`,
    freezeDraftOf(plan, today),
  )
  const write = useFreezing({
    draft,
    done: ({ freeze, version }) => {
      close()
      notify({
        words: wordsOf(freeze),
        tone: 'success',
        undo: isNew ? undo(version) : undefined,
      })
    },
  })
  const { values: wish } = write
  const span = spanOf(wish, today)
  const { data, retry } = useFreeze(plan.id, isWhole(span) ? span : {}, { keepPrevious: true })
  const read = useFetchFreeze(plan.id)
  const [asked, setAsked] = useState(false)
  /** Includes errors of the requests before the mutation. */
  const [error, setError] = useState<ApiError>()
  const isRunning = !isNew && (plan.freeze_start_date ?? '') <= today
  const notes = wish.notes ?? data?.freeze?.notes ?? ''

  const change = (patch: Partial<FreezeDraft>) => {
    setError(undefined)
    write.set(patch)
  }
  const save = async () => {
    setAsked(true)
    if (!isWhole(span)) return
    setError(undefined)
    try {
      const { version, freeze } = data ?? (await read())
      const body = {
        status: 'freeze' as const,
        ...span,
        notes: wish.notes ?? freeze?.notes ?? '',
        version,
      }
      await write.send({ params: { path: { id: plan.id } }, body })
    } catch (thrown) {
      setError(ApiError.from(thrown))
      // Refetches the version for the next attempt.
      retry()
    }
  }
  const undo = (version: number) => () =>
    void undoing
      .send({ params: { path: { id: plan.id } }, body: { status: 'active', version } })
      .then(
        () => notify(t('freeze.undone')),
        (failure) => notify({ words: errorMessage(translate, failure), tone: 'error' }),
      )
  const wordsOf = (
    freeze: { is_running: boolean; start_date: string; end_date: string } | null,
  ) => {
    if (!freeze || !isNew) return t('freeze.moved')
    return freeze.is_running
      ? t('freeze.done', { date: formatDate(freeze.end_date) })
      : t('freeze.scheduled', { date: formatDate(freeze.start_date) })
  }
  return (
    <MutationDialog
      {...write}
      size="md"
      title={t(isNew ? 'freeze.title' : 'freeze.titleMove', { plan: plan.plan.name })}
      text={
        <>
          {data?.customer.fullname}
          {'\u00A0'}
          <HelpMark word="freeze" />
        </>
      }
      save={t(isNew ? 'freeze.save' : 'freeze.saveMove')}
      error={error}
      onSave={save}
      close={close}
    >
      {data?.refused && !isWhole(span) && (
        <Banner tone="warning">{sayRefusal(data.refused)}</Banner>
      )}
      <FreezeDays
        wish={wish}
        change={change}
        limits={data?.limits}
        fixed={isRunning}
        asked={asked}
      />
      <TextAreaField
        label={t('freeze.notes')}
        rows={2}
        maxLength={500}
        value={notes}
        onChange={(text) => change({ notes: text })}
      />
      <FreezePreview asked={data} span={span} />
    </MutationDialog>
  )
}
