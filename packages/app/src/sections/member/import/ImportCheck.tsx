import {
  Banner,
  Button,
  ButtonGroup,
  Card,
  CardGrid,
  DataTable,
  DownloadIcon,
  Stack,
  StatCard,
  StatusBadge,
  useSnackbar,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { download, saveFile, useApiMutation } from '../../../scaffold/mutation/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import type { PathWith } from '../../../scaffold/api/index.ts'
import type { Import, ImportProblem } from './import.data.ts'
import { useFieldLabel } from './ImportColumns.tsx'
import { Pages, usePage } from '../../../domain/pages/Pages.tsx'

/** Results of the dry run. */
export function ImportCheck({ found, back }: { found: Import; back(): void }) {
  const { t } = useTranslation('import')
  const translate = useTranslate()
  const { id, summary, duplicates } = found
  const path = '/management/member-import/{id}/run/'
  const { send, pending, error } = useApiMutation('post', path, {
    touches: ['import'],
    form: `member.import.${id}`,
  })
  if (!summary) return null
  const { ready, drafts, errors, warnings } = summary
  const fills = duplicates === 'fill' && summary.duplicates > 0
  const isClean = errors + warnings + summary.duplicates === 0
  return (
    <Stack>
      {error && (
        <Banner tone="danger" urgent>
          {errorMessage(translate, error)}
        </Banner>
      )}
      {ready === 0 && !fills && <Banner tone="warning">{t('check.nothing')}</Banner>}
      {isClean && <Banner tone="success">{t('check.clean')}</Banner>}
      <CardGrid>
        <li>
          <StatCard label={t('check.readyLabel')} value={ready} />
        </li>
        <li>
          <StatCard label={t('check.drafts')} value={drafts} note={t('check.draftsNote')} />
        </li>
        <li>
          <StatCard
            label={t('check.duplicates')}
            value={summary.duplicates}
            note={duplicates === 'fill' ? t('check.filled') : t('check.skipped')}
          />
        </li>
        <li>
          <StatCard label={t('check.errors')} value={errors} note={t('check.errorsNote')} />
        </li>
      </CardGrid>
      {!isClean && <Problems id={id} />}
      <ButtonGroup>
        <Button tone="ghost" onClick={back}>
          {t('check.back')}
        </Button>
        {(ready > 0 || fills) && (
          <Button
            pending={pending}
            onClick={() => void send({ params: { path: { id } } }).catch(() => undefined)}
          >
            {ready > 0 ? t('check.run', { count: ready }) : t('check.fill')}
          </Button>
        )}
      </ButtonGroup>
    </Stack>
  )
}

const tones = { error: 'danger', duplicate: 'info', warning: 'warning' } as const

/** Invalid values with row, field and reason; downloadable as a file. */
export function Problems({ id }: { id: number }) {
  const { t } = useTranslation('import')
  const label = useFieldLabel()
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const page = usePage()
  const params = { path: { id }, query: { page } }
  const query = useApiQuery('import', '/management/member-import/{id}/problems/', params, {
    keepPrevious: true,
  })
  const keep = async () => {
    try {
      const { signal } = new AbortController()
      const at = `/management/member-import/${id}/problems/` as PathWith<'get'>
      saveFile(await download(api, at, { export: true }, { signal, tell: () => {} }))
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    }
  }
  return (
    <Card
      flush
      title={t('check.problems')}
      actions={
        <Button tone="outline" size="xs" icon={DownloadIcon} onClick={() => void keep()}>
          {t('check.download')}
        </Button>
      }
    >
      <Boundary query={query}>
        {(answer) => (
          <>
            <DataTable<ImportProblem>
              label={t('check.problems')}
              rows={answer.results}
              keyOf={({ row, field, code }) => `${row} ${field} ${code}`}
              columns={[
                { id: 'row', label: t('check.row'), render: ({ row }) => row, width: '6rem' },
                { id: 'field', label: t('check.field'), render: ({ field }) => label(field) },
                {
                  id: 'value',
                  label: t('check.value'),
                  render: ({ value }) => value || translate('none'),
                },
                { id: 'what', label: t('check.what'), render: ({ text }) => text, width: '36%' },
                {
                  id: 'level',
                  label: t('before.state'),
                  phone: 'end',
                  render: ({ level }) => (
                    <StatusBadge tone={tones[level]}>{t(`level.${level}`)}</StatusBadge>
                  ),
                },
              ]}
            />
            {answer.page_count > 1 && <Pages answer={answer} />}
          </>
        )}
      </Boundary>
    </Card>
  )
}
