import { Button, DownloadIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDownload } from '../../../scaffold/mutation/index.ts'
import type { Query } from './audit.data.ts'

/** Downloads all entries that match the filters. */
export function AuditExport({ query }: { query: Query }) {
  const { t } = useTranslation(['audit', 'common'])
  const notify = useSnackbar()
  const { pending, save } = useDownload()
  const run = async () => {
    if (await save('/audit/export-csv/', query))
      notify({ words: t('common:export.done'), tone: 'success' })
  }
  return (
    <Button
      tone="outline"
      size="sm"
      icon={DownloadIcon}
      pending={pending}
      onClick={() => void run()}
    >
      {t('download')}
    </Button>
  )
}
