import type { ApiError } from '@zal/api'
import { useState } from 'react'

/**
 * Errors by field: those of the form's own rules once it was submitted, else those of the server. Fields are
 * named as in the contract.
 *
 * @example
 * const { errorOf, check } = useFieldErrors({ amount: amount ? undefined : t('rules.amount') }, write.error)
 * const save = () => check() && write.send({ body })
 */
export function useFieldErrors<Field extends string>(
  wrong: Partial<Record<Field, string | undefined>>,
  error?: ApiError,
) {
  const [isSubmitted, setSubmitted] = useState(false)
  return {
    errorOf: (field: Field) =>
      (isSubmitted ? wrong[field] : undefined) ?? error?.errors[field]?.[0],
    /** Whether the errors of the form are shown. */
    isSubmitted,
    /** Shows the errors; returns whether there are none. */
    check: () => {
      setSubmitted(true)
      return !Object.values(wrong).some(Boolean)
    },
  }
}
