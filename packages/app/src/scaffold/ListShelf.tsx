import { ListExport } from './ListExport.tsx'
import type { PlainListOptions } from './list.types.ts'
import type { ListAddress } from './listAddress.ts'
import { usePlace } from './place.tsx'
import { useCan } from './who.ts'

export interface ListShelfProps {
  options: PlainListOptions
  address: ListAddress
}

/** What a list can be kept as, for whom it is permitted. */
export function ListShelf({ options, address }: ListShelfProps) {
  const { section } = usePlace()
  const can = useCan()
  const { exports } = options
  if (!exports || !can(section.permission, 'list', 'export')) return null
  return <ListExport options={options} address={address} exports={exports} />
}
