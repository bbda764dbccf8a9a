import { useEffect, useRef } from 'react'
import type { AnyValues, FormBodyProps } from './form.types.ts'

/** Clears the server error of a field once its value has changed. */
export function useClearServerErrorOnChange(
  values: AnyValues,
  error: FormBodyProps['error'],
  clear: () => void,
) {
  const refused = useRef<AnyValues>(undefined)
  useEffect(
    function forgetWithTheField() {
      if (!error) refused.current = undefined
      else refused.current ??= values
      const before = refused.current
      const named = Object.keys(error?.errors ?? {})
      if (before && named.some((name) => values[name] !== before[name])) clear()
    },
    [values, error, clear],
  )
}
