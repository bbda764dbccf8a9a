import type { AnyFields, AnyValues } from './form.types.ts'
import { isEmpty } from './isEmpty.ts'

/** Fields as a way of saving asks for them. */
export const requiredFields = (
  fields: AnyFields,
  needs: readonly string[] | undefined,
): AnyFields =>
  needs
    ? Object.fromEntries(
        Object.entries(fields).map(([name, kind]) => [
          name,
          needs.includes(name) ? kind : { ...kind, required: false },
        ]),
      )
    : fields

/** Fields that are sent: what a way of saving does not need and is not filled in stays out. */
export const filledFields = (
  fields: AnyFields,
  values: AnyValues,
  needs: readonly string[] | undefined,
) =>
  needs
    ? Object.fromEntries(
        Object.entries(fields).filter(([name, kind]) => !(kind.required && isEmpty(values[name]))),
      )
    : fields
