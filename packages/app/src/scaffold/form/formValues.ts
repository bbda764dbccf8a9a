import { isEqual } from '../platform/index.ts'
import type { AnyFields, AnyValues } from './form.types.ts'

/** What the form begins with: the record, else each field's own beginning. */
export function initialValues(fields: AnyFields, stored: AnyValues | undefined) {
  const values: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    values[name] = stored ? kind.parse(stored[name]) : kind.initial
  }
  return values
}

/** What is sent: all of a new record, of an old one only what differs from what the form began with. */
export function serializeValues(
  fields: AnyFields,
  values: AnyValues,
  began: AnyValues | undefined,
) {
  const sent: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    const value = kind.serialize(values[name])
    if (!began || !isEqual(value, kind.serialize(began[name]))) sent[name] = value
  }
  return sent
}

/** A draft of this form: only fields that it has, and never a secret. */
export function keepable(fields: AnyFields, values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && !fields[name].secret),
  )
}
