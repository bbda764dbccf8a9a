import { ButtonLink, Inline, UploadIcon } from '@zal/ui'
import { ListExport } from './ListExport.tsx'
import { ListViews, type ListViewsProps } from './views/ListViews.tsx'
import type { PlainListOptions, ViewNoun } from './list.types.ts'
import { addressOf, useRouteContext } from '../routing/index.ts'
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
  const { views, exports } = options
  return (
    <Inline gap="tight" wrap>
      {views && <ListViews {...props} noun={section.noun as ViewNoun} />}
      {exports && can(section.permission, 'list', 'export') && (
        <ListExport options={options} address={address} exports={exports} />
      )}
      <ImportLink />
    </Inline>
  )
}

/** Link to the section's import, for users who may open it. */
function ImportLink() {
  const translate = useTranslate()
  const can = useCan()
  const { section } = useRouteContext()
  const tab = section.tabs.find(({ name }) => name === 'import')
  if (!tab?.allowed(can)) return null
  return (
    <ButtonLink tone="outline" size="xs" icon={UploadIcon} href={addressOf(section, 'import')}>
      {translate(tabKey(section.noun, 'import'))}
    </ButtonLink>
  )
}
