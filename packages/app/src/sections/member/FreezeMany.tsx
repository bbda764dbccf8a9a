import { Banner, Button, Dialog, FactList, Stack, TextAreaField } from '@zal/ui'
import { useId, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../gym/useFreeze.ts'
import type { Results } from '../../scaffold/contract.ts'
import type { BulkAskProps } from '../../scaffold/list.types.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useSend } from '../../scaffold/send.ts'
import { useSettings } from '../../scaffold/who.ts'
import { beginWithTheLength, FreezeDays } from './FreezeDays.tsx'
import { isWhole, noWish, spanOf, type FreezeWish } from './freezeWish.ts'
import type { MemberRow } from './member.data.ts'

const path = '/management/memberships/freeze/'
type Told = Results<typeof path, 'post'>

/** Freezes many members at once: first it tells who can be frozen and why the others cannot, then it does so. */
export function FreezeMany({ rows, close, done }: BulkAskProps<MemberRow>) {
  const { t } = useTranslation(['gym', 'common'])
  const say = useSay()
  const sayRefusal = useRefusalWords()
  const { today } = useSettings()
  const formId = useId()
  const [wish, setWish] = useState<FreezeWish>(noWish)
  const [told, setTold] = useState<Told>()
  const { send, pending, error } = useSend('post', path, { touches: ['member', 'checkin'] })
  const [asked, setAsked] = useState(false)
  const span = spanOf(wish, today)
  const change = (patch: Partial<FreezeWish>) => {
    setTold(undefined)
    setWish({ ...wish, ...patch })
  }
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.fullname ?? String(id)
  const go = async (event?: FormEvent) => {
    event?.preventDefault()
    setAsked(true)
    if (!isWhole(span) || pending || told?.ok.length === 0) return
    const members = rows.map(({ id }) => id)
    const body = { members, ...span, notes: wish.notes, dry_run: told === undefined }
    try {
      const { results } = await send({ body })
      if (body.dry_run) return setTold(results)
      const failed = results.failed.map((each) => ({
        key: each.id,
        name: nameOf(each.id),
        reason: sayRefusal(each),
      }))
      done({ done: results.ok.length, failed })
    } catch {
      // The banner tells why.
    }
  }
  const goOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void go()
  }
  return (
    <Dialog
      open
      title={t('freeze.many.title', { count: rows.length })}
      description={t('freeze.many.latest')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="secondary"
            keys="Ctrl Enter"
            pending={pending}
            disabled={told?.ok.length === 0}
          >
            {told ? t('freeze.many.save', { done: told.ok.length }) : t('freeze.many.check')}
          </Button>
        </>
      }
    >
      <form id={formId} ref={beginWithTheLength} noValidate onSubmit={go} onKeyDown={goOnCtrlEnter}>
        <Stack>
          <FreezeDays wish={wish} change={change} limits={undefined} fixed={false} asked={asked} />
          <TextAreaField
            label={t('freeze.notes')}
            rows={2}
            maxLength={500}
            value={wish.notes ?? ''}
            onChange={(notes) => setWish({ ...wish, notes })}
          />
          {told && (
            <Banner
              tone={told.ok.length > 0 ? 'info' : 'warning'}
              title={
                told.ok.length > 0
                  ? t('freeze.many.will', { done: told.ok.length, all: rows.length })
                  : t('freeze.many.nobody')
              }
            />
          )}
          {told && told.failed.length > 0 && (
            <FactList
              facts={told.failed.map((each) => ({
                label: nameOf(each.id),
                value: sayRefusal(each),
              }))}
            />
          )}
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
