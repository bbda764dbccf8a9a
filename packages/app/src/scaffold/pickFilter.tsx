import type { Topic } from '@zal/api/events'
import { FilterMenu } from './FilterMenu.tsx'
import type { FilterControlProps, FilterKind } from './list.types.ts'
import { useNamed, type NamedPath, type NamedSource } from './named.ts'

/**
 * A filter by one record of a short list.
 *
 * @example
 * filters: { plan_id: pickFilter('plan_id', 'package', '/management/package-mini/') }
 */
export const pickFilter = (
  name: string,
  topic: Topic,
  path: NamedPath,
  query: object = {},
): FilterKind => {
  const source = { topic, path, query }
  return {
    names: [name],
    Control: (props) => <PickControl {...props} query={name} source={source} />,
    useDescription: (values) => {
      const chosen = values[name]
      const known = useNamed(chosen ? source : undefined)
      return chosen && (known.find(({ id }) => String(id) === chosen)?.label ?? chosen)
    },
  }
}

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
