import { useField } from 'formik'
import { type ComponentType, useEffect, useRef } from 'react'
import type { FieldProps } from './shared/frame/field.ts'

/** What a bound field takes: the field's own props, without what Formik keeps. */
export type BoundProps<Props> = Omit<Props, keyof Kept> & { name: string }
type Kept = Pick<FieldProps<unknown>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'>

/**
 * Binds a field to the Formik form around it by `name`.
 *
 * Errors reward early and punish late: the first validation is on blur; a field that is wrong is
 * validated on every keystroke until it is right. It does not focus or submit anything: the form
 * does. Use it in a `<Formik validateOnChange={false} validateOnBlur={false}>`, which leaves the
 * moment of validation to the fields.
 *
 * @example
 * const FormMoney = bound(MoneyField)
 * <FormMoney name="amount" label={t('payment:fields.amount')} currency="UZS" required />
 */
export function bound<Props extends { name?: string }>(Field: ComponentType<Props>) {
  function Bound(props: BoundProps<Props>) {
    const kept = useKept(props.name)
    // The compiler cannot see that Omit and Pick of the same keys are whole again.
    const whole = { ...props, ...kept } as unknown as Props
    return <Field {...whole} />
  }
  Bound.displayName = `bound(${Field.displayName ?? Field.name})`
  return Bound
}

function useKept(name: string) {
  const [field, meta, helpers] = useField<unknown>(name)
  const latest = useRef(field.value)
  useEffect(function rememberValue() {
    latest.current = field.value
  })
  // For a field that is an object Formik keeps an object of touched marks.
  const wrong = Boolean(meta.touched) && meta.error !== undefined
  return {
    name,
    value: field.value,
    error: wrong ? textOf(meta.error) : undefined,
    onChange: (value: unknown) => {
      latest.current = value
      void helpers.setValue(value, wrong)
    },
    onBlur: () => {
      // A field may write its value as it is left (a typed date); validate that one, not the last
      // rendered one.
      void helpers.setTouched(true, false)
      void helpers.setValue(latest.current, true)
    },
  }
}

/** The error of a field that is an object or a list is the first text in it. */
function textOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error)
    .map(textOf)
    .find((text) => text !== undefined)
}
