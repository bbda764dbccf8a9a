import { MultiSelectField, SelectField } from '@zal/ui'
import { useState } from 'react'
import { useNamed, type Named, type NamedOption, type NamedSource } from './named.ts'

interface NamedFieldProps<Value> {
  name: string
  label: string
  source: NamedSource
  value: Value
  onChange(value: Value): void
  onBlur?(): void
  hint?: string
  error?: string
  required?: boolean
  disabled?: boolean
}

/** Select field for one record of a short list. */
export function NamedField({
  source,
  none,
  value,
  onChange,
  ...field
}: NamedFieldProps<Named | null> & {
  /** Label of the empty option; undefined where a value is required. */
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

/** Multi-select field for records of a short list. */
export function NamedManyField({
  source,
  value,
  onChange,
  ...field
}: NamedFieldProps<readonly Named[]> & { placeholder?: string }) {
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

/**
 * Options of the list plus the record's stored values, which stay selectable after the list has
 * dropped them.
 */
function useOffered(source: NamedSource, value: readonly Named[]): NamedOption[] {
  const known = useNamed(source)
  const [had] = useState(value)
  const offered = new Map(known.map((one) => [one.id, one]))
  for (const { id, name } of [...had, ...value]) {
    if (!offered.has(id)) offered.set(id, { id, label: name })
  }
  return [...offered.values()]
}

const chosenOf = (known: readonly NamedOption[], ids: readonly (number | null)[]): Named[] =>
  known.filter(({ id }) => ids.includes(id)).map(({ id, label }) => ({ id, name: label }))
