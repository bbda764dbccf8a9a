import { useState, type KeyboardEvent } from 'react'

interface Typed<Value> {
  /** The value in the field. */
  value: Value
  onChange(value: Value): void
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void
  onBlur(): void
}

/** The value of a field while it is typed: Enter or leaving the field sends it, Esc restores the stored one. */
export function useTyped<Value>(stored: Value, send: (value: Value) => void): Typed<Value> {
  const [typed, setTyped] = useState<{ value: Value }>()
  const commit = () => {
    setTyped(undefined)
    if (typed && typed.value !== stored) send(typed.value)
  }
  return {
    value: typed ? typed.value : stored,
    onChange: (value) => setTyped({ value }),
    onKeyDown: (event) => {
      if (event.key === 'Enter') {
        event.preventDefault()
        commit()
      } else if (event.key === 'Escape' && typed) {
        event.stopPropagation()
        setTyped(undefined)
      }
    },
    onBlur: commit,
  }
}
