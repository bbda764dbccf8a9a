import { Inline } from '@zal/ui'
import { lazy, Suspense } from 'react'
import type { Noun } from '../i18n/words.ts'
import type { ListShelfProps } from './ListShelf.tsx'
import { QuickFilters } from './QuickFilters.tsx'

const ListShelf = lazy(async () => ({ default: (await import('./ListShelf.tsx')).ListShelf }))

/** Above the filters: those of one press, and what the list can be kept as. */
export function ListTop({ noun, ...shelf }: ListShelfProps & { noun: Noun }) {
  const { options, address } = shelf
  return (
    <Inline align="between" wrap>
      {options.quick ? (
        <QuickFilters noun={noun} quick={options.quick} address={address} />
      ) : (
        <span />
      )}
      <Suspense>
        <ListShelf {...shelf} />
      </Suspense>
    </Inline>
  )
}
