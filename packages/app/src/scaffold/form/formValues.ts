import { isEqual } from '../platform/index.ts'
import type { AnyFields, AnyValues } from './form.types.ts'

/** Initial values: the record's, else each field's default. */
export function initialValues(fields: AnyFields, stored: AnyValues | undefined) {
  const values: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    values[name] = stored ? kind.parse(stored[name]) : kind.initial
  }
  return values
}

/** Serialized values: all fields of a new record, only the changed ones of an existing record. */
export function serializeValues(
  fields: AnyFields,
  values: AnyValues,
  began: AnyValues | undefined,
) {
  const sent: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    if (kind.shown) continue
    const value = kind.serialize(values[name])
    if (!began || !isEqual(value, kind.serialize(began[name]))) sent[name] = value
  }
  return sent
}

/** Values that a draft may store: known fields without secrets. */
export function keepable(fields: AnyFields, values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && !fields[name].secret),
  )
}
