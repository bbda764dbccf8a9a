import { businessLimits } from '@zal/api/limits'
import {
  Button,
  Card,
  DataTable,
  DateText,
  DownloadIcon,
  EmptyState,
  FilesField,
  formatNumber,
  Menu,
  SheetIcon,
  Stack,
  StatusBadge,
  useSnackbar,
} from '@zal/ui'
import { ApiError } from '@zal/api'
import { useTranslation } from 'react-i18next'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { download, saveFile, useUpload } from '../../../scaffold/mutation/index.ts'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useServices } from '../../../scaffold/platform/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import type { Import } from './import.data.ts'
import { Pages, usePage } from '../../../domain/pages/Pages.tsx'
import { useImportTemplate } from './useImportTemplate.ts'

const MAX_BYTES = 10_000_000

/** File upload, template download, and earlier imports. */
export function ImportFile({ open }: { open(id: number): void }) {
  const { t } = useTranslation('import')
  const translate = useTranslate()
  const upload = useUpload(undefined, '/management/member-import-csv/')
  return (
    <Stack>
      <Card title={t('file.title')} actions={<Template />}>
        <Stack>
          <p>{t('file.text')}</p>
          <FilesField
            label={t('file.label')}
            hint={t('file.limits', {
              rows: formatNumber(businessLimits.importRows),
              size: MAX_BYTES / 1_000_000,
            })}
            types={['xlsx', 'csv']}
            maxBytes={MAX_BYTES}
            maxFiles={1}
            value={[]}
            onChange={([file]) => file && open(Number(file.id))}
            upload={upload}
            explain={(error) => errorMessage(translate, ApiError.from(error))}
          />
        </Stack>
      </Card>
      <Before />
    </Stack>
  )
}

function Template() {
  const { t } = useTranslation('import')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const template = useImportTemplate()
  const write = async () => {
    const { workbookOf } = await import('./workbook.ts')
    return { blob: workbookOf(template()), name: 'members-template.xlsx' }
  }
  const fetchCsv = () => {
    const { signal } = new AbortController()
    const path = '/management/member-import-template/'
    return download(api, path, { format: 'csv' }, { signal, tell: () => {} })
  }
  const get = async (format: 'xlsx' | 'csv') => {
    try {
      saveFile(await (format === 'xlsx' ? write() : fetchCsv()))
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    }
  }
  return (
    <Menu
      label={t('file.template')}
      trigger={
        <Button tone="outline" size="xs" icon={DownloadIcon}>
          {t('file.template')}
        </Button>
      }
      groups={[
        {
          actions: (['xlsx', 'csv'] as const).map((format) => ({
            id: format,
            label: t(`file.${format}`),
            icon: SheetIcon,
            onAction: () => void get(format),
          })),
        },
      ]}
    />
  )
}

const tones = {
  uploaded: 'neutral',
  checked: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'danger',
  undoing: 'info',
  undone: 'neutral',
} as const

/** Imports of the club, the latest first. */
function Before() {
  const { t } = useTranslation('import')
  const { zone } = useSettings()
  const page = usePage()
  const query = { page }
  const result = useApiQuery(
    'import',
    '/management/member-import-list/',
    { query },
    { keepPrevious: true },
  )
  return (
    <Card title={t('before.title')} flush>
      <Boundary
        query={result}
        empty={{
          when: ({ results }) => results.length === 0,
          show: (
            <EmptyState kind="first" title={t('before.none')} level={3}>
              {t('before.noneText')}
            </EmptyState>
          ),
        }}
      >
        {(answer) => (
          <>
            <DataTable<Import>
              label={t('before.title')}
              rows={answer.results}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => `/members/import?import=${id}`}
              columns={[
                {
                  id: 'file',
                  label: t('before.file'),
                  render: ({ file_name }) => file_name,
                },
                {
                  id: 'state',
                  label: t('before.state'),
                  phone: 'end',
                  render: ({ state }) => (
                    <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
                  ),
                },
                {
                  id: 'members',
                  label: t('before.members'),
                  align: 'end',
                  render: ({ created, removed }) => created - removed,
                },
                {
                  id: 'when',
                  label: t('before.when'),
                  render: ({ created_at }) => <DateText at={created_at} zone={zone} />,
                },
                { id: 'by', label: t('before.by'), render: ({ by }) => by },
              ]}
            />
            {answer.page_count > 1 && <Pages answer={answer} />}
          </>
        )}
      </Boundary>
    </Card>
  )
}
