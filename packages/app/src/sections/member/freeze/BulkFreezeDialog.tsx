import { Banner, FactList, TextAreaField } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalWords } from '../../../domain/member/useFreeze.ts'
import { MutationDialog } from '../../../scaffold/form/index.ts'
import { isEqual } from '../../../scaffold/platform/index.ts'
import type { ResultsOf } from '../../../scaffold/api/index.ts'
import type { BulkDialogProps } from '../../../scaffold/list/index.ts'
import { useApiMutation, useDraftState } from '../../../scaffold/mutation/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { FreezeDays } from './FreezeDays.tsx'
import { isWhole, emptyFreezeDraft, spanOf, type FreezeDraft } from './freezeDraft.ts'
import type { MemberRow } from '../member.data.ts'

const path = '/management/memberships/freeze/'
type Preview = ResultsOf<typeof path, 'post'>

interface Draft extends FreezeDraft {
  /** Members of the draft; another selection starts a new one. */
  members: readonly number[]
}

/** Bulk freeze: a dry run lists who cannot be frozen and why, then it is applied. */
export function BulkFreezeDialog({ rows, close, done }: BulkDialogProps<MemberRow>) {
  const { t } = useTranslation('domain')
  const sayRefusal = useRefusalWords()
  const { today } = useSettings()
  const members = rows.map(({ id }) => id)
  const begin: Draft = { ...emptyFreezeDraft, members }
  const trying = useApiMutation('post', path, { touches: [] })
  const draft = useDraftState('member.freezeMany', begin, {
    takes: (left) => isEqual(left.members, members),
  })
  const write = useApiMutation('post', path, {
    touches: ['member', 'checkin'],
    draft,
    done: ({ ok, failed }) =>
      done({
        done: ok.length,
        failed: failed.map((each) => ({
          key: each.id,
          name: nameOf(each.id),
          reason: sayRefusal(each),
        })),
      }),
  })
  const { values: wish, set } = write
  const [preview, setPreview] = useState<Preview>()
  const [asked, setAsked] = useState(false)
  const span = spanOf(wish, today)
  const change = (patch: Partial<FreezeDraft>) => {
    setPreview(undefined)
    trying.clear()
    set(patch)
  }
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.fullname ?? String(id)
  const go = async () => {
    setAsked(true)
    if (!isWhole(span)) return
    const body = { members, ...span, notes: wish.notes, dry_run: preview === undefined }
    if (preview) await write.send({ body })
    else setPreview((await trying.send({ body })).results)
  }
  const renewed = preview?.ok.filter(({ following }) => following.length > 0).length ?? 0
  return (
    <MutationDialog
      {...write}
      size="md"
      title={t('freeze.many.title', { count: rows.length })}
      text={t('freeze.many.latest')}
      save={preview ? t('freeze.many.save', { done: preview.ok.length }) : t('freeze.many.check')}
      disabled={preview?.ok.length === 0}
      error={trying.error ?? write.error}
      onSave={go}
      close={close}
    >
      <FreezeDays wish={wish} change={change} limits={undefined} fixed={false} asked={asked} />
      <TextAreaField
        label={t('freeze.notes')}
        rows={2}
        maxLength={500}
        value={wish.notes ?? ''}
        onChange={(notes) => set({ notes })}
      />
      {preview && (
        <Banner
          tone={preview.ok.length > 0 ? 'info' : 'warning'}
          title={
            preview.ok.length > 0
              ? t('freeze.many.will', { done: preview.ok.length, all: rows.length })
              : t('freeze.many.nobody')
          }
        >
          {renewed > 0 && <p>{t('freeze.many.following', { count: renewed })}</p>}
        </Banner>
      )}
      {preview && preview.failed.length > 0 && (
        <FactList
          facts={preview.failed.map((each) => ({
            label: nameOf(each.id),
            value: sayRefusal(each),
          }))}
        />
      )}
    </MutationDialog>
  )
}
