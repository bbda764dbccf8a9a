import type { AnyFields, AnyValues } from './form.types.ts'

/** What the form begins with: the record, what the address prefills, else each field's own beginning. */
export function initialOf(fields: AnyFields, stored: AnyValues | undefined, prefill: AnyValues) {
  const values: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    values[name] = stored ? kind.toForm(stored[name]) : (prefill[name] ?? kind.initial)
  }
  return values
}

/** What is sent: all of a new record, of an old one only what differs from it. */
export function sentOf(fields: AnyFields, values: AnyValues, stored: AnyValues | undefined) {
  const sent: AnyValues = {}
  for (const [name, kind] of Object.entries(fields)) {
    const value = kind.toSent(values[name])
    const before = stored && kind.toSent(kind.toForm(stored[name]))
    if (!stored || !isSame(value, before)) sent[name] = value
  }
  return sent
}

/** A draft of this form: only fields that it has, and never a secret. */
export function keepable(fields: AnyFields, values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => fields[name] && !fields[name].secret),
  )
}

/** Fields whose values differ between what was typed and what somebody else saved. */
export function conflictsOf(fields: AnyFields, mine: AnyValues, theirs: AnyValues) {
  return Object.entries(fields).flatMap(([name, kind]) => {
    const other = kind.toForm(theirs[name])
    return isSame(kind.toSent(mine[name]), kind.toSent(other))
      ? []
      : [{ name, kind, theirs: other }]
  })
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
