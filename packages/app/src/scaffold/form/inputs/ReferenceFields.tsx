import { MultiSelectField, SelectField } from '@zal/ui'
import { useState } from 'react'
import {
  type Reference,
  type ReferenceOption,
  type ReferenceSource,
  useReferenceOptions,
} from '../../query/index.ts'

interface NamedFieldProps<Value> {
  name: string
  label: string
  source: ReferenceSource
  value: Value
  onChange(value: Value): void
  onBlur?(): void
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
}

/** One record of a short list. */
export function ReferenceField({
  source,
  none,
  value,
  onChange,
  ...field
}: NamedFieldProps<Reference | null> & {
  /** What is said where nothing is chosen; absent where something must be. */
  none: string | undefined
}) {
  const known = useOffered(source, value ? [value] : [])
  const nobody = none === undefined ? [] : [{ id: 0, label: none }]
  return (
    <SelectField
      {...field}
      options={[...nobody, ...known]}
      value={value?.id ?? nobody[0]?.id ?? null}
      onChange={(id) => onChange(chosenOf(known, [id])[0] ?? null)}
    />
  )
}

/** Any records of a short list. */
export function ReferenceManyField({
  source,
  value,
  onChange,
  ...field
}: NamedFieldProps<readonly Reference[]> & { placeholder?: string }) {
  const known = useOffered(source, value)
  return (
    <MultiSelectField
      {...field}
      options={known}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(chosenOf(known, ids))}
    />
  )
}

/** The list, and what the record has already: it stays, also where the list has dropped it since. */
function useOffered(source: ReferenceSource, value: readonly Reference[]): ReferenceOption[] {
  const known = useReferenceOptions(source)
  const [had] = useState(value)
  const offered = new Map(known.map((one) => [one.id, one]))
  for (const { id, name } of [...had, ...value]) {
    if (!offered.has(id)) offered.set(id, { id, label: name })
  }
  return [...offered.values()]
}

const chosenOf = (
  known: readonly ReferenceOption[],
  ids: readonly (number | null)[],
): Reference[] =>
  known.filter(({ id }) => ids.includes(id)).map(({ id, label }) => ({ id, name: label }))
