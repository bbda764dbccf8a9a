import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from './list.types.ts'
import { useNamed, type NamedSource } from './named.ts'

const isId = /^[1-9]\d{0,14}$/

/**
 * Filter by one record of a reference list.
 *
 * @example
 * filters: { plan_id: pickFilter('plan_id', packages) }
 */
export const pickFilter = (name: string, source: NamedSource): FilterKind => ({
  names: [name],
  takes: ({ [name]: id }) => ({ [name]: id && isId.test(id) ? id : undefined }),
  Control: (props) => <PickControl {...props} query={name} source={source} />,
  useDescription: (values) => {
    const chosen = values[name]
    const known = useNamed(chosen ? source : undefined)
    return chosen && (known.find(({ id }) => String(id) === chosen)?.label ?? chosen)
  },
})

function PickControl(props: FilterControlProps & { query: string; source: NamedSource }) {
  const { label, values, set, query, source } = props
  const known = useNamed(source).map(({ id, label: words }) => ({ id: String(id), label: words }))
  return (
    <FilterMenu
      label={label}
      value={values[query]}
      options={known}
      onChange={(value) => set({ [query]: value })}
    />
  )
}
