import { isEqual } from '../platform/index.ts'
import type { FieldType } from './form.types.ts'

/** Serialization (for comparing) and formatting of a field. */
export type Compared<Value = unknown> = Pick<FieldType<Value, unknown>, 'serialize' | 'format'>

/** Three-way merge input: the base, the local values, and the values another user saved. */
export interface Sides<Values> {
  began: Values
  mine: Values
  theirs: Values
}

/** Three-way merge by field: a change on one side wins, a change on both sides is a conflict. */
export function threeWayMerge<Values extends object>(
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
      kind === undefined || isEqual(kind.serialize(one[name]), kind.serialize(other[name]))
    if (isSame(mine, theirs) || isSame(began, theirs)) continue
    if (isSame(began, mine)) {
      taken.push(name)
      merged[name] = theirs[name]
    } else conflicts.push(name)
  }
  return { conflicts, taken, merged }
}
