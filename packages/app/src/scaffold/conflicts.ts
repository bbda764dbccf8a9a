import type { FieldKind } from './form.types.ts'

/** Serialization (for comparing) and formatting of a field. */
export type Compared<Value = unknown> = Pick<FieldKind<Value, unknown>, 'toSent' | 'show'>

/** Three-way merge input: the base, the local values, and the values another user saved. */
export interface Sides<Values> {
  began: Values
  mine: Values
  theirs: Values
}

/** Three-way merge by field: a change on one side wins, a change on both sides is a conflict. */
export function mergeOf<Values extends object>(
  fields: { [K in keyof Values]?: Compared },
  { began, mine, theirs }: Sides<Values>,
) {
  const conflicts: (keyof Values & string)[] = []
  /** Fields changed only on the other side. */
  const taken: (keyof Values & string)[] = []
  const merged = { ...mine }
  for (const name in fields) {
    const kind = fields[name]
    const isSame = (one: Values, other: Values) =>
      kind === undefined || isEqual(kind.toSent(one[name]), kind.toSent(other[name]))
    if (isSame(mine, theirs) || isSame(began, theirs)) continue
    if (isSame(began, mine)) {
      taken.push(name)
      merged[name] = theirs[name]
    } else conflicts.push(name)
  }
  return { conflicts, taken, merged }
}

/** Deep equality of plain data with a constant key order. */
export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
