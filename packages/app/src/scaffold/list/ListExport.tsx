import { Button, DownloadIcon, Menu } from '@zal/ui'
import { useTranslate } from '../i18n/index.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useListExport, type ListExportOptions } from './useListExport.ts'

/** Export as a button with its formats, where it stands alone. */
export function ListExport(props: ListExportOptions) {
  const translate = useTranslate()
  const { work, actions } = useListExport(props)
  if (work) return <ExportProgress work={work} />
  return (
    <Menu
      label={translate('export.title')}
      trigger={
        <Button tone="outline" size="xs" icon={DownloadIcon}>
          {translate('export.title')}
        </Button>
      }
      groups={[{ actions }]}
    />
  )
}
