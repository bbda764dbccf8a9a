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
import { useAsk } from '../../scaffold/ask.ts'
import { Boundary } from '../../scaffold/Boundary.tsx'
import { download, keepFile } from '../../scaffold/download.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { useServices } from '../../scaffold/services.ts'
import type { PathWith } from '../../scaffold/contract.ts'
import type { Import, ImportProblem } from './import.data.ts'
import { useFieldLabel } from './ImportColumns.tsx'
import { Pages, usePage } from './Pages.tsx'

/** Results of the dry run. */
export function ImportCheck({ found, back }: { found: Import; back(): void }) {
  const { t } = useTranslation('import')
  const say = useSay()
  const { id, summary, duplicates } = found
  const path = '/management/member-import/{id}/run/'
  const { send, pending, error } = useWrite('post', path, {
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
          {sayError(say, error)}
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
            tone="secondary"
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
  const say = useSay()
  const notify = useSnackbar()
  const { api } = useServices()
  const page = usePage()
  const params = { path: { id }, query: { page } }
  const asked = useAsk('import', '/management/member-import/{id}/problems/', params, { keep: true })
  const keep = async () => {
    try {
      const { signal } = new AbortController()
      const at = `/management/member-import/${id}/problems/` as PathWith<'get'>
      keepFile(await download(api, at, { export: true }, { signal, tell: () => {} }))
    } catch (thrown) {
      notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
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
      <Boundary asked={asked}>
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
                  render: ({ value }) => value || say('none'),
                },
                { id: 'what', label: t('check.what'), render: ({ text }) => text, width: '36%' },
                {
                  id: 'level',
                  label: t('before.state'),
                  card: 'corner',
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
