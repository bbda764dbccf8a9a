import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterType } from '../list.types.ts'
import { type ReferenceSource, useReferenceOptions } from '../../query/index.ts'

const isId = /^[1-9]\d{0,14}$/

/**
 * Filter by one record of a reference list.
 *
 * @example
 * filters: { plan_id: referenceFilter('plan_id', packages) }
 */
export const referenceFilter = (name: string, source: ReferenceSource): FilterType => ({
  names: [name],
  parse: ({ [name]: id }) => ({ [name]: id && isId.test(id) ? id : undefined }),
  Control: (props) => <PickControl {...props} query={name} source={source} />,
  useDescription: (values) => {
    const chosen = values[name]
    const known = useReferenceOptions(chosen ? source : undefined)
    return chosen && (known.find(({ id }) => String(id) === chosen)?.label ?? chosen)
  },
})

function PickControl(props: FilterControlProps & { query: string; source: ReferenceSource }) {
  const { label, values, set, query, source } = props
  const known = useReferenceOptions(source).map(({ id, label: words }) => ({
    id: String(id),
    label: words,
  }))
  return (
    <FilterMenu
      label={label}
      value={values[query]}
      options={known}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
