import { ApiError } from '@zal/api'
import { Banner, Button, Dialog, formatDate, Stack, TextAreaField, useSnackbar } from '@zal/ui'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFreeze, useFreezing, useReadFreeze, useRefusalWords } from '../../gym/useFreeze.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSettings } from '../../scaffold/who.ts'
import { beginWithTheLength, FreezeDays } from './FreezeDays.tsx'
import { FreezePreview } from './FreezePreview.tsx'
import { isWhole, spanOf, wishOf, type FreezeWish } from './freezeWish.ts'
import type { Membership } from './member.data.ts'

interface FreezeDialogProps {
  plan: Membership
  close(): void
}

/** Freezes a membership, or changes the freeze that it has: how long, from when, and what that makes of its end. */
export function FreezeDialog({ plan, close }: FreezeDialogProps) {
  const { t } = useTranslation(['gym', 'common'])
  const say = useSay()
  const sayRefusal = useRefusalWords()
  const notify = useSnackbar()
  const { today } = useSettings()
  const formId = useId()
  const [wish, setWish] = useState<FreezeWish>(() => wishOf(plan, today))
  const [asked, setAsked] = useState(false)
  const span = spanOf(wish, today)
  const { data, retry } = useFreeze(plan.id, isWhole(span) ? span : {}, { keep: true })
  const read = useReadFreeze(plan.id)
  const { send } = useFreezing()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError>()
  const isNew = plan.freeze_start_date === null
  const isRunning = !isNew && (plan.freeze_start_date ?? '') <= today
  const notes = wish.notes ?? data?.freeze?.notes ?? ''

  const change = (patch: Partial<FreezeWish>) => {
    setError(undefined)
    setWish({ ...wish, ...patch })
  }
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    setAsked(true)
    if (!isWhole(span) || pending) return
    setPending(true)
    setError(undefined)
    try {
      const { version, freeze } = data ?? (await read())
      const body = {
        status: 'freeze' as const,
        ...span,
        notes: wish.notes ?? freeze?.notes ?? '',
        version,
      }
      const { results } = await send({ params: { path: { id: plan.id } }, body })
      close()
      notify({
        words: wordsOf(results.freeze),
        tone: 'success',
        undo: isNew ? undo(results.version) : undefined,
      })
    } catch (thrown) {
      setError(ApiError.from(thrown))
      setPending(false)
      // So that the next press knows the record.
      retry()
    }
  }
  const undo = (version: number) => () =>
    void send({ params: { path: { id: plan.id } }, body: { status: 'active', version } }).then(
      () => notify(t('freeze.undone')),
      (failure) => notify({ words: sayError(say, failure), tone: 'error' }),
    )
  const wordsOf = (
    freeze: { is_running: boolean; start_date: string; end_date: string } | null,
  ) => {
    if (!freeze || !isNew) return t('freeze.moved')
    return freeze.is_running
      ? t('freeze.done', { date: formatDate(freeze.end_date) })
      : t('freeze.scheduled', { date: formatDate(freeze.start_date) })
  }
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void save()
  }
  return (
    <Dialog
      open
      title={t(isNew ? 'freeze.title' : 'freeze.titleMove', { plan: plan.plan.name })}
      description={data?.customer.fullname}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button type="submit" form={formId} tone="secondary" keys="Ctrl Enter" pending={pending}>
            {t(isNew ? 'freeze.save' : 'freeze.saveMove')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={beginWithTheLength}
        noValidate
        onSubmit={save}
        onKeyDown={saveOnCtrlEnter}
      >
        <Stack>
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
          {error && (
            <Banner urgent tone="danger">
              {sayError(say, error)}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
