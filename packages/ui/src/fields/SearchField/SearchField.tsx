import { type KeyboardEvent, type Ref, startTransition, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../icons/index.ts'
import { ControlBox, Input } from '../shared/frame/Control.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { FieldFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { InnerButton } from '../shared/frame/InnerButton.tsx'
import { longestSearch } from '../shared/text/lengths.ts'
import { useDelayed } from '../shared/text/useDelayed.ts'
import { fill } from '../../format/index.ts'
import { useFieldWords } from '../shared/frame/words.ts'

export interface SearchFieldProps extends FieldProps<string> {
  /** Placeholder: "Name or end of the phone". */
  placeholder?: string
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
  /** Debounce in ms; Enter skips it. @default 500 */
  debounce?: number
  /** Minimum query length. @default 2 */
  minLength?: number
  /** The native input. */
  ref?: Ref<HTMLInputElement>
}

/**
 * Search field. Typing shows at once; `onChange` is debounced, and called immediately on Enter and
 * when cleared. `value` is the last reported query.
 */
export function SearchField({
  value,
  onChange,
  onBlur,
  debounce = 500,
  minLength = 2,
  ref,
  ...rest
}: SearchFieldProps) {
  const words = useFieldWords()
  const box = useRef<HTMLDivElement>(null)
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  const [isShort, setShort] = useState(false)
  const delayed = useDelayed(debounce)
  // Adopts a value changed from outside, as by Back, but not our own echo.
  if (value !== reported) {
    setReported(value)
    setText(value)
    setShort(false)
  }

  const tell = (next: string) => {
    delayed.cancel()
    const query = next.trim()
    const tooShort = query !== '' && query.length < minLength
    setShort(tooShort)
    if (tooShort || query === reported) return
    // The key renders before the results.
    startTransition(() => {
      setReported(query)
      onChange(query)
    })
  }
  // The hint is hidden while typing, because it would shift the page.
  const type = (next: string) => {
    setText(next)
    setShort(false)
    if (next === '') tell('')
    else delayed.run(() => tell(next))
  }
  // The button disappears with the text, so focus returns to the input.
  const clear = () => {
    type('')
    box.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      tell(text)
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      type('')
    }
  }

  const [framed, native] = splitFramed(rest)
  const hint = isShort ? fill(words.tooShort, { min: minLength }) : framed.hint
  return (
    <FieldFrame {...framed} hint={hint}>
      {(aria) => (
        <ControlBox ref={box}>
          <SearchIcon aria-hidden size={20} />
          <Input
            {...native}
            {...aria}
            ref={ref}
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={longestSearch}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {text !== '' && (
            <InnerButton label={words.clear} onClick={clear} disabled={framed.disabled}>
              <CloseIcon aria-hidden size={20} />
            </InnerButton>
          )}
        </ControlBox>
      )}
    </FieldFrame>
  )
}
