import { refuse, type Vars } from '../core/errors.ts'

/** Refuses with the same message above the form and at the field. */
export function refuseField(
  code: string,
  field: string,
  vars: Vars = {},
  status = 400,
  results?: unknown,
): never {
  refuse(code, { status, vars, fields: { [field]: [code, vars] }, results })
}
