import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { longestParsed } from './lengths.ts'

interface TypedText {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Parses a text; null if it is invalid. */
  parse: (text: string) => string | null
  /** Formats a value; an invalid one is returned unchanged. */
  write: (value: string) => string
  /** Whether a text is complete, so that its value may be reported while typing. */
  isFinished: (text: string) => boolean
}

/**
 * Text input that is parsed when complete or on blur: "5.1.26" or "930" become "05/01/2026" or
 * "09:30". An unparsable text becomes the value as it is, so that a schema rejects it and nothing
 * typed is lost.
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
    /** Whether the user is typing. */
    isTyping: draft !== null,
    /** Sets a value from outside, such as a calendar. */
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
