import { useEffect, useRef } from 'react'
import type { AnyValues, FormFrameProps } from './form.types.ts'

/** Clears the server error of a field once its value has changed. */
export function useForgottenError(
  values: AnyValues,
  error: FormFrameProps['error'],
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
