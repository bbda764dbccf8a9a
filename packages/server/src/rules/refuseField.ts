import { refuse, type Vars } from '../core/errors.ts'
import { shown } from './shown.ts'

/** One sentence, above the form and at the field. */
export function refuseField(
  code: string,
  field: string,
  vars: Vars = {},
  status = 400,
  results?: unknown,
): never {
  const named = shown(vars)
  refuse(code, { status, vars: named, fields: { [field]: [code, named] }, results })
}
