import { Inline } from '@zal/ui'
import type { Noun } from '../i18n/words.ts'
import { ListShelf, type ListShelfProps } from './ListShelf.tsx'
import { QuickFilters } from './QuickFilters.tsx'

/** Above the filters: quick filters, saved views and export. */
export function ListTop({ noun, ...shelf }: ListShelfProps & { noun: Noun }) {
  const { options, address } = shelf
  return (
    <Inline align="between" wrap>
      {options.quick ? (
        <QuickFilters noun={noun} quick={options.quick} address={address} />
      ) : (
        <span />
      )}
      <ListShelf {...shelf} />
    </Inline>
  )
}
