import {
  Banner,
  Button,
  ButtonGroup,
  ButtonLink,
  Card,
  ConfirmDialog,
  DataTable,
  FactList,
  Stack,
} from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MemberLink } from '../../../domain/member/MemberLink.tsx'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import type { Import } from './import.data.ts'
import { Problems } from './ImportCheck.tsx'
import { Pages, usePage } from '../../../domain/pages/Pages.tsx'

const tones = { done: 'success', cancelled: 'warning', failed: 'danger', undone: 'info' } as const

/** Result of the import, with undo. */
export function ImportResult({ found, leave }: { found: Import; leave(): void }) {
  const { t } = useTranslation('import')
  const translate = useTranslate()
  const [asks, setAsks] = useState(false)
  const path = '/management/member-import/{id}/undo/'
  const { id, created, drafts, filled, skipped, removed, kept, can_undo, summary } = found
  const { send, error } = useApiMutation('post', path, {
    touches: ['import', 'member'],
    form: `member.import.undo.${id}`,
  })
  const state = found.state as keyof typeof tones
  const isUndone = state === 'undone'
  const hasProblems = summary && summary.errors + summary.duplicates + summary.warnings > 0
  const facts = [
    { label: t('result.created'), value: created },
    { label: t('result.drafts'), value: drafts },
    { label: t('result.filled'), value: filled },
    { label: t('result.skipped'), value: skipped },
    ...(isUndone
      ? [
          { label: t('result.removed'), value: removed },
          { label: t('result.kept'), value: kept },
        ]
      : []),
  ]
  const undo = async () => {
    await send({ params: { path: { id } } }).catch(() => undefined)
    setAsks(false)
  }
  return (
    <Stack>
      {error && (
        <Banner tone="danger" urgent>
          {errorMessage(translate, error)}
        </Banner>
      )}
      <Banner tone={tones[state]} title={t(`result.${state}`)}>
        {state === 'failed' ? t('result.failedText') : can_undo && t('result.undoUntil')}
      </Banner>
      <Card title={found.file_name}>
        <FactList facts={facts} layout="tiles" />
      </Card>
      {kept > 0 && <RetainedMembers id={id} />}
      {hasProblems && !isUndone && <Problems id={id} />}
      <ButtonGroup>
        {can_undo && (
          <Button tone="outline" onClick={() => setAsks(true)}>
            {t('result.undo')}
          </Button>
        )}
        <Button tone="outline" onClick={leave}>
          {t('result.again')}
        </Button>
        <ButtonLink href="/members/list">{t('result.list')}</ButtonLink>
      </ButtonGroup>
      <ConfirmDialog
        open={asks}
        title={t('result.undoTitle')}
        confirm={t('result.undo')}
        onConfirm={undo}
        onClose={() => setAsks(false)}
      >
        {t('result.undoText')}
      </ConfirmDialog>
    </Stack>
  )
}

/** Members whom the undo retained, with the reasons. */
function RetainedMembers({ id }: { id: number }) {
  const { t } = useTranslation('import')
  const page = usePage('kept')
  const params = { path: { id }, query: { page } }
  const query = useApiQuery('import', '/management/member-import/{id}/kept/', params, {
    keepPrevious: true,
  })
  return (
    <Card title={t('result.keptTitle')} flush>
      <Boundary query={query}>
        {(answer) => (
          <>
            <DataTable
              label={t('result.keptTitle')}
              rows={answer.results}
              keyOf={(row) => row.id}
              columns={[
                {
                  id: 'member',
                  label: t('result.member'),
                  render: (row) => <MemberLink member={row} />,
                },
                {
                  id: 'reason',
                  label: t('result.reason'),
                  render: ({ reason }) => t(`reasons.${reason}`),
                },
              ]}
            />
            {answer.page_count > 1 && <Pages answer={answer} name="kept" />}
          </>
        )}
      </Boundary>
    </Card>
  )
}
