import { Inline } from '@zal/ui'
import type { Noun } from '../../i18n/words.ts'
import { ListActions, type ListActionsProps } from './ListActions.tsx'
import { QuickFilters } from './filters/QuickFilters.tsx'

/** Above the filters: quick filters, saved views and export. */
export function ListHeader({ noun, ...shelf }: ListActionsProps & { noun: Noun }) {
  const { options, address } = shelf
  return (
    <Inline align="between" wrap>
      {options.quick ? (
        <QuickFilters noun={noun} quick={options.quick} address={address} />
      ) : (
        <span />
      )}
      <ListActions {...shelf} />
    </Inline>
  )
}
