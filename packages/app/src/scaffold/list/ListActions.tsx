import { ButtonLink, Inline, UploadIcon } from '@zal/ui'
import { ListExport } from './ListExport.tsx'
import { ListViews, type ListViewsProps } from './views/ListViews.tsx'
import type { PlainListOptions, ViewNoun } from './list.types.ts'
import { useAddress, useRouteContext } from '../routing/index.ts'
import { tabKey, useTranslate } from '../i18n/index.ts'
import { useCan } from '../session/index.ts'

export interface ListActionsProps extends Omit<ListViewsProps, 'noun'> {
  options: PlainListOptions
}

/** Saved views, export and import of a list. */
export function ListActions(props: ListActionsProps) {
  const { options, address } = props
  const { section } = useRouteContext()
  const can = useCan()
  const { views, exports, imports } = options
  const translate = useTranslate()
  const addressTo = useAddress()
  const importAt = imports && addressTo(section.noun, imports)
  return (
    <Inline gap="tight" wrap>
      {views && <ListViews {...props} noun={section.noun as ViewNoun} />}
      {exports && can(section.permission, 'list', 'export') && (
        <ListExport options={options} address={address} exports={exports} />
      )}
      {imports && importAt && (
        <ButtonLink tone="outline" size="xs" icon={UploadIcon} href={importAt}>
          {translate(tabKey(section.noun, imports))}
        </ButtonLink>
      )}
    </Inline>
  )
}
