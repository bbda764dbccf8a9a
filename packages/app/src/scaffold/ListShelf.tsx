import { ButtonLink, Inline, UploadIcon } from '@zal/ui'
import { ListExport } from './ListExport.tsx'
import { ListViews, type ListViewsProps } from './ListViews.tsx'
import type { PlainListOptions, ViewNoun } from './list.types.ts'
import { usePlace } from './place.tsx'
import { useAddress } from './registry.tsx'
import { tabKey, useSay } from './say.ts'
import { useCan } from './who.ts'

export interface ListShelfProps extends Omit<ListViewsProps, 'noun'> {
  options: PlainListOptions
}

/** Saved views, export and import of a list. */
export function ListShelf(props: ListShelfProps) {
  const { options, address } = props
  const { section } = usePlace()
  const can = useCan()
  const { views, exports, imports } = options
  const say = useSay()
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
          {say(tabKey(section.noun, imports))}
        </ButtonLink>
      )}
    </Inline>
  )
}
