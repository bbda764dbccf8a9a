import { useTranslation } from 'react-i18next'
import { DownloadButton } from '../../../scaffold/mutation/index.ts'
import type { Query } from './audit.data.ts'

/** Downloads all entries that match the filters. */
export function AuditExport({ query }: { query: Query }) {
  const { t } = useTranslation(['audit', 'common'])
  return (
    <DownloadButton
      path="/audit/export-csv/"
      query={query}
      label={t('download')}
      success={t('common:export.done')}
      size="sm"
    />
  )
}
