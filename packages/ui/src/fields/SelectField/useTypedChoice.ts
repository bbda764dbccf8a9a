import { type KeyboardEvent, useRef } from 'react'
import { useUi } from '../../theme/index.ts'
import { digitOf } from '../shared/keyboard/digitOf.ts'
import type { Option } from '../shared/options/option.ts'

/** Maximum ms between letters of one word. */
const PAUSE = 1000

interface TypedChoice<Id extends string | number> {
  options: readonly Option<Id>[]
  value: Id | null
  onChoose: (id: Id) => void
}

/** Type-ahead and ← → on the closed select, like a native one, and the digits of its options. */
export function useTypedChoice<Id extends string | number>(field: TypedChoice<Id>) {
  const { language } = useUi()
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey) return
    const options = field.options.filter(({ disabled }) => !disabled)
    const at = options.findIndex(({ id }) => id === field.value)
    const digit = digitOf(event)
    const numbered = options.find((option) => option.digit === digit)
    if (digit !== null && numbered) {
      event.preventDefault()
      if (numbered.id !== field.value) field.onChoose(numbered.id)
      return
    }
    const step = steps[key]
    if (step === undefined) {
      const before = timeStamp - typed.current.at > PAUSE ? '' : typed.current.text
      // Space opens the list unless letters precede it.
      if (!isLetter(key) || (before === '' && key === ' ')) return
      const text = before + key
      const found = findFrom(Math.max(0, at), options, text, language)
      typed.current = { text: found || key === ' ' ? text : '', at: timeStamp }
      if (found || key === ' ') event.preventDefault()
      if (found && found.id !== field.value) field.onChoose(found.id)
      return
    }
    const next = at < 0 ? options[0] : options[at + step]
    if (next) field.onChoose(next.id)
  }
}

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Whether the key produces a character; other keys have Latin names: Enter, Tab, F5. */
const isLetter = (key: string) => key.length === 1 || !/^[A-Z]/i.test(key)

function findFrom<Id extends string | number>(
  at: number,
  options: readonly Option<Id>[],
  text: string,
  language: string,
) {
  const { compare } = new Intl.Collator(language, { usage: 'search', sensitivity: 'base' })
  const begins = ({ label }: Option<Id>) => compare(label.slice(0, text.length), text) === 0
  return options.slice(at).find(begins) ?? options.find(begins)
}
