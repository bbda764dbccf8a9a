import * as yup from 'yup'
import type { AnyFields, AnyValues, RuleTools } from './form.types.ts'
import { isEmpty } from './isEmpty.ts'

/**
 * Validates values by the rules of their fields; returns the first error text of each invalid
 * field.
 */
export async function checkFields(
  fields: AnyFields,
  values: AnyValues,
  tools: Omit<RuleTools, 'yup' | 'label'>,
  labelOf: (name: string) => string,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {}
  for (const [name, kind] of Object.entries(fields)) {
    // Rules validate values; required is a property of the field.
    if (isEmpty(values[name])) {
      if (kind.required) errors[name] = tools.say('form.required')
      continue
    }
    const rule = kind.rule({ ...tools, yup, label: labelOf(name) })
    try {
      await rule.validate(values[name])
    } catch (thrown) {
      if (!(thrown instanceof yup.ValidationError)) throw thrown
      errors[name] = thrown.message
    }
  }
  return errors
}
