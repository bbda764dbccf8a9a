import { IconButton, Menu, MoreIcon, PrintIcon, UploadIcon } from '@zal/ui'
import { addressOf, useRouteContext } from '../routing/index.ts'
import { tabKey, useTranslate } from '../i18n/index.ts'
import { useCan } from '../session/index.ts'
import { ExportProgress } from './ExportProgress.tsx'
import { useListExport, type ListExportOptions } from './useListExport.ts'

/** Menu of a list: export, import for users who may, print. */
export function ListMenu(props: ListExportOptions) {
  const translate = useTranslate()
  const can = useCan()
  const { section } = useRouteContext()
  const { work, actions } = useListExport(props)
  const canImport = section.tabs.find(({ name }) => name === 'import')?.allowed(can)
  if (work) return <ExportProgress work={work} />
  const files = canImport
    ? [
        {
          id: 'import',
          label: translate(tabKey(section.noun, 'import')),
          icon: UploadIcon,
          href: addressOf(section, 'import'),
        },
      ]
    : []
  const print = {
    id: 'print',
    label: translate('list.print'),
    icon: PrintIcon,
    onAction: () => window.print(),
  }
  return (
    <Menu
      label={translate('list.menu')}
      trigger={<IconButton icon={MoreIcon} label={translate('list.menu')} />}
      groups={[
        { label: actions.length > 0 ? translate('export.title') : undefined, actions },
        { actions: [...files, print] },
      ]}
    />
  )
}
