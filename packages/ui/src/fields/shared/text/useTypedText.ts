import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { longestParsed } from './lengths.ts'

interface TypedText {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The value of a text; null where it has none. */
  parse: (text: string) => string | null
  /** The text of a value; what is no value comes back as it is. */
  write: (value: string) => string
  /** Whether a text is finished, so that its value may be told while the person still types. */
  isFinished: (text: string) => boolean
}

/**
 * A text that is understood when it is finished or left: people write "5.1.26" or "930", the field
 * answers "05/01/2026" or "09:30". A text without a value is the value itself, so that a form's
 * schema refuses it and nothing typed is lost.
 */
export function useTypedText({ value, onChange, onBlur, parse, write, isFinished }: TypedText) {
  const [draft, setDraft] = useState<string | null>(null)
  const valueOf = (text: string) => parse(text) ?? text.trim()
  const tell = (next: string) => {
    if (next !== value) onChange(next)
  }
  const settle = () => {
    if (draft !== null) tell(valueOf(draft))
    setDraft(null)
  }
  return {
    /** Whether somebody is in the middle of typing. */
    isTyping: draft !== null,
    /** Takes a value from elsewhere, such as a calendar. */
    take(next: string) {
      setDraft(null)
      tell(next)
    },
    input: {
      value: draft ?? write(value),
      maxLength: longestParsed,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const text = currentTarget.value
        setDraft(text)
        if (text === '' || isFinished(text)) tell(valueOf(text))
      },
      onBlur: () => {
        settle()
        onBlur?.()
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle()
      },
    },
  }
}
