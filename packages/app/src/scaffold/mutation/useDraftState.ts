import { useEffect, useState } from 'react'
import { isEqual } from '../platform/index.ts'
import { useDraft } from './useDraft.ts'

/** State of a form's draft. */
export interface DraftState<Values> {
  /** Name of the form. */
  form: string
  values: Values
  set(part: Partial<Values>): void
  /** Clears the values and the draft, after saving or discarding. */
  forget(): void
  /** There are unsaved changes. */
  isDirty: boolean
}

interface DraftStateOptions<Values> {
  /** Whether a stored draft belongs to this form. @default true */
  takes?(left: Values): boolean
  /** Whether the values count as changed. @default any difference from the initial values */
  differs?(values: Values): boolean
}

/**
 * Form values with a draft from the first change on. A mutation takes it as its `draft`.
 *
 * @example
 * const { values, set, forget } = useDraftState(`note.${member}`, { text: '' })
 */
export function useDraftState<Values extends object>(
  form: string,
  begin: Values,
  { takes = () => true, differs }: DraftStateOptions<NoInfer<Values>> = {},
): DraftState<Values> {
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
  return {
    form,
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
