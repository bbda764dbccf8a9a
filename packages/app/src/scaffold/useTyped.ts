import { useEffect, useState } from 'react'
import { isEqual } from './conflicts.ts'
import { useDraft } from './draft.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

/** State of a form's draft. */
export interface Typed<Values> {
  values: Values
  set(part: Partial<Values>): void
  /** Clears the values and the draft, after saving or discarding. */
  forget(): void
  /** There are unsaved changes. */
  isDirty: boolean
}

interface TypedOptions<Values> {
  /** Whether a stored draft belongs to this form. @default true */
  takes?(left: Values): boolean
  /** Whether the values count as changed. @default any difference from the initial values */
  differs?(values: Values): boolean
  /** Sending in progress: leaving loses nothing. @default false */
  isSending?: boolean
}

/**
 * Form values with a draft from the first change on; closing the tab with unsaved values warns.
 *
 * @example
 * const { values, set, forget } = useTyped(`note.${member}`, { text: '' })
 */
export function useTyped<Values extends object>(
  form: string | undefined,
  begin: Values,
  { takes = () => true, differs, isSending = false }: TypedOptions<Values> = {},
): Typed<Values> {
  const draft = useDraft<Values>(form)
  const [left] = useState(() => {
    const found = draft.read()
    return found && takes(found) ? found : undefined
  })
  const [values, setValues] = useState(() => ({ ...begin, ...left }))
  const [isTouched, setTouched] = useState(left !== undefined)
  useEffect(
    function keepDraft() {
      if (isTouched) draft.keep(values)
    },
    [draft, isTouched, values],
  )
  const isDirty = isTouched && (differs?.(values) ?? !isEqual(values, begin))
  useLeaveWarning(isDirty && !isSending)
  return {
    values,
    set: (part) => {
      setValues((before) => ({ ...before, ...part }))
      setTouched(true)
    },
    forget: () => {
      draft.forget()
      setTouched(false)
    },
    isDirty,
  }
}
