import { isEqual } from '../platform/index.ts'
import type { FieldType } from './form.types.ts'

/** How two values of a field are compared, and said. */
export type Compared<Value = unknown> = Pick<FieldType<Value, unknown>, 'serialize' | 'format'>

/** What a form began with, what it holds now, and what somebody else has saved meanwhile. */
export interface Sides<Values> {
  began: Values
  mine: Values
  theirs: Values
}

/** By field, who has changed what: what only one has changed stands, where both did it is a conflict. */
export function threeWayMerge<Values extends object>(
  fields: { [K in keyof Values]?: Compared },
  { began, mine, theirs }: Sides<Values>,
) {
  const conflicts: (keyof Values & string)[] = []
  /** Changed by them alone. */
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
