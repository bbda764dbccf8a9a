import { useField } from 'formik'
import { type ComponentType, useEffect, useRef } from 'react'
import type { FieldProps } from './shared/frame/field.ts'

/** Props of a bound field: the field's own, without those that Formik provides. */
export type BoundProps<Props> = Omit<Props, keyof FormikProps> & { name: string }
type FormikProps = Pick<FieldProps<unknown>, 'value' | 'onChange' | 'onBlur' | 'error' | 'name'>

/**
 * Binds a field to the surrounding Formik form by `name`.
 *
 * Validation rewards early and punishes late: first on blur; an invalid field is validated on every
 * keystroke until it is valid. It does not focus or submit; the form does. Use it in a `<Formik
 * validateOnChange={false} validateOnBlur={false}>`, which leaves the timing of validation to the
 * fields.
 *
 * @example
 * const FormMoney = bound(MoneyField)
 * <FormMoney name="amount" label={t('payment:fields.amount')} currency="UZS" required />
 */
export function bound<Props extends { name?: string }>(Field: ComponentType<Props>) {
  function Bound(props: BoundProps<Props>) {
    const fieldProps = useFormikProps(props.name)
    // TypeScript cannot see that Omit and Pick of the same keys are complete.
    const whole = { ...props, ...fieldProps } as unknown as Props
    return <Field {...whole} />
  }
  Bound.displayName = `bound(${Field.displayName ?? Field.name})`
  return Bound
}

function useFormikProps(name: string) {
  const [field, meta, helpers] = useField<unknown>(name)
  const latest = useRef(field.value)
  useEffect(function rememberValue() {
    latest.current = field.value
  })
  // For an object value Formik stores an object in `touched`.
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
      // A field may write its value on blur (a typed date); validate that one, not the last
      // rendered one.
      void helpers.setTouched(true, false)
      void helpers.setValue(latest.current, true)
    },
  }
}

/** First error text of a field whose error is an object or a list. */
function textOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return undefined
  return Object.values(error)
    .map(textOf)
    .find((text) => text !== undefined)
}
