import { useEffect, useState } from 'react'
import { isEqual } from '../platform/index.ts'
import { useDraft } from './useDraft.ts'
import { useLeaveWarning } from '../routing/index.ts'

/** What somebody typed. */
export interface DraftState<Values> {
  values: Values
  set(part: Partial<Values>): void
  /** It is written, or not wanted any more. */
  forget(): void
  /** Something would be lost. */
  isDirty: boolean
}

interface DraftStateOptions<Values> {
  /** Whether what was left there belongs to this form. @default it does */
  takes?(left: Values): boolean
  /** Whether something would be lost. @default what is other than at first */
  differs?(values: Values): boolean
  /** On its way; leaving loses nothing. @default false */
  isSending?: boolean
}

/**
 * What a form holds, kept in a draft from the first change on; who would lose it by closing the tab is warned.
 *
 * @example
 * const { values, set, forget } = useDraftState(`note.${member}`, { text: '' })
 */
export function useDraftState<Values extends object>(
  form: string | undefined,
  begin: Values,
  { takes = () => true, differs, isSending = false }: DraftStateOptions<Values> = {},
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
