import { fail, type Vars } from '../core/errors.ts'

/** Refuses with the same message above the form and at the field. */
export function failField(
  code: string,
  field: string,
  vars: Vars = {},
  status = 400,
  results?: unknown,
): never {
  fail(code, { status, vars, fields: { [field]: [code, vars] }, results })
}
