import type { AnyFields, AnyValues } from './form.types.ts'
import { isEmpty } from './isEmpty.ts'

/** The fields with `required` limited to those in `needs`. */
export const neededOf = (fields: AnyFields, needs: readonly string[] | undefined): AnyFields =>
  needs
    ? Object.fromEntries(
        Object.entries(fields).map(([name, kind]) => [
          name,
          needs.includes(name) ? kind : { ...kind, required: false },
        ]),
      )
    : fields

/** Fields to send: required ones that are empty and not in `needs` are omitted. */
export const filledOf = (
  fields: AnyFields,
  values: AnyValues,
  needs: readonly string[] | undefined,
) =>
  needs
    ? Object.fromEntries(
        Object.entries(fields).filter(([name, kind]) => !(kind.required && isEmpty(values[name]))),
      )
    : fields
