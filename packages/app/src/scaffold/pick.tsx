import { SelectField } from '@zal/ui'
import { useAsk } from './ask.ts'
import type { PathWith, QueryOf, Topic } from './contract.ts'
import type { FieldKind } from './form.types.ts'
import type { FilterKind } from './list.types.ts'
import { useSay } from './say.ts'

/** Lists of records with a name, short enough to choose from without a search. */
export type NamedPath = Extract<
  PathWith<'get'>,
  | '/management/room-list/'
  | '/management/package-mini/'
  | '/staffs/club-staff-list/'
  | '/staffs/my-clubs/'
>

/**
 * One record of a short list, by its id: a room, a trainer, a package. Members are not for it; they
 * are searched.
 *
 * @example
 * fields: { room: optional(pick('room', '/management/room-list/', { is_active: 1, per_page: 50 })) }
 */
export const pick = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): FieldKind<number | null, number> => ({
  initial: null,
  required: true,
  draw: ({ noun: _, ...bare }) => (
    <PickField {...bare} source={{ topic, path, query: query ?? {} }} />
  ),
  rule: ({ yup }) => yup.number().nullable(),
  toForm: (stored) => (typeof stored === 'number' ? stored : null),
  // The form does not send before the field is filled in.
  toSent: (value) => value as number,
})

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
): FilterKind => ({
  names: [name],
  Control: ({ label, values, set }) => (
    <PickField
      label={label}
      hideLabel
      source={{ topic, path, query }}
      value={Number(values[name]) || null}
      onChange={(id) => set({ [name]: id ? String(id) : undefined })}
      empty
    />
  ),
  useDescription: (values) => {
    const known = useNamed({ topic, path, query })
    return (
      values[name] && (known.find(({ id }) => String(id) === values[name])?.label ?? values[name])
    )
  },
})

interface Source {
  topic: Topic
  path: NamedPath
  query: object
}

interface PickFieldProps {
  label: string
  hideLabel?: boolean
  value: number | null
  onChange(value: number | null): void
  source: Source
  /** Offers to choose none again. */
  empty?: boolean
  required?: boolean
}

function PickField({ source, empty, required, value, onChange, ...bare }: PickFieldProps) {
  const say = useSay()
  const known = useNamed(source)
  const none = empty || !required ? [{ id: 0, label: say(empty ? 'list.all' : 'none') }] : []
  return (
    <SelectField
      {...bare}
      required={required}
      options={[...none, ...known]}
      value={value ?? (none.length > 0 ? 0 : null)}
      onChange={(id) => onChange(id || null)}
    />
  )
}

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

function useNamed({ topic, path, query }: Source) {
  // The paths differ in their queries only; a room stands for all of them.
  const asked = useAsk(topic, path as '/management/room-list/', { query })
  const rows: NamedRow[] = asked.data?.results ?? []
  return rows.map((row) => ({
    id: row.id ?? row.club_id ?? 0,
    label: row.fullname ?? row.name ?? '',
  }))
}
