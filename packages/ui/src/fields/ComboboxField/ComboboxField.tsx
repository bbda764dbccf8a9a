import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { CloseIcon, SearchIcon } from '../../icons/index.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { longestSearch } from '../shared/lengths.ts'
import { expectField } from '../shared/typeAhead.ts'
import { useFieldWords } from '../shared/words.ts'
import { ComboboxList, optionId } from './ComboboxList.tsx'
import { type ComboboxOption, type LoadOptions, useOptions } from './useOptions.ts'

export interface ComboboxFieldProps<
  Id extends string | number,
> extends FieldProps<ComboboxOption<Id> | null> {
  /** Loads a page of matches; pages count from 1. The signal aborts outdated requests. */
  load: LoadOptions<Id>
  /** Placeholder: "Name or end of the phone". */
  placeholder?: string
  /** Focuses the input on mount. @default false */
  autoFocus?: boolean
  /** Debounce in ms; Enter skips it. @default 700 */
  debounce?: number
  /** Called on every key, before any search. */
  onTyped?: (query: string) => void
  /** Whether the query is complete, so that the debounce is skipped: four digits of a phone. */
  isWhole?: (query: string) => boolean
  /**
   * A choice by Enter moves focus to the next field; keys typed before it has focus are sent to it.
   * @default false
   */
  leadsOn?: boolean
  /** Shown when nothing matches. @default the words "Nothing fits" */
  empty?: string
}

/**
 * Combobox with a remote search: a member, a package. The value stays during a search and is
 * restored when the user leaves without choosing.
 */
export function ComboboxField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  load,
  debounce = 700,
  onTyped,
  isWhole,
  leadsOn,
  empty,
  ...rest
}: ComboboxFieldProps<Id>) {
  const words = useFieldWords()
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const stayHere = useRef(() => {})
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const found = useOptions({
    load,
    debounce,
    onOnly: (only) => choose(only),
    onUndecided: () => {
      stayHere.current()
      if (document.activeElement !== input.current) close()
    },
  })
  const active = isOpen ? found.options[found.active] : undefined

  // Selects the text, so that typing replaces it, as when the field is focused. Text typed before a
  // choice stays.
  const chosen = value?.id
  useEffect(
    function selectChosen() {
      if (chosen !== undefined && document.activeElement === input.current) input.current?.select()
    },
    [chosen],
  )

  const open = (query: string) => {
    setOpen(true)
    found.ask(query, { now: true })
  }
  const close = () => {
    setOpen(false)
    setTyped(null)
    found.stop()
  }
  const choose = (option: ComboboxOption<Id>) => {
    close()
    onChange(option)
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    onTyped?.(text.trim())
    found.ask(text, { now: isWhole?.(text.trim()) })
  }
  const clear = () => {
    close()
    if (value !== null) onChange(null)
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) found.move(step)
      else open(typed ?? '')
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (leadsOn) stayHere.current = expectField(input.current)
      const unseen = found.isUnseen()
      if (found.isWaiting()) found.flush()
      else if (!unseen && active) choose(active)
      else if (!unseen || !found.takeOnly()) stayHere.current()
    } else if (event.key === 'Escape') {
      // The first Escape closes the list, the second blurs the field, so that single-letter
      // shortcuts work again.
      if (isOpen) event.stopPropagation()
      else if (!isInDialog(event.currentTarget)) input.current?.blur()
      close()
    }
  }

  const [framed, native] = splitFramed(rest)
  return (
    <FieldFrame {...framed}>
      {(aria) => (
        <>
          <ControlBox ref={box}>
            <SearchIcon aria-hidden size={20} />
            <Input
              {...native}
              {...aria}
              ref={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={active && optionId(listId, active.id)}
              autoComplete="off"
              spellCheck={false}
              maxLength={longestSearch}
              value={typed ?? value?.label ?? ''}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onClick={() => !isOpen && open('')}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={() => {
                // After Enter a pending result is still chosen when it arrives.
                if (found.isWanted()) setOpen(false)
                else close()
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
            />
            {(typed ?? value?.label ?? '') !== '' && (
              <InnerButton label={words.clear} onClick={clear} disabled={framed.disabled}>
                <CloseIcon aria-hidden size={20} />
              </InnerButton>
            )}
          </ControlBox>
          <ComboboxList
            id={listId}
            label={framed.label}
            anchor={box}
            isOpen={isOpen}
            found={found}
            chosen={value?.id}
            empty={empty ?? words.nothing}
            onChoose={choose}
            onClose={close}
          />
        </>
      )}
    </FieldFrame>
  )
}

/** Inside a dialog Escape closes the dialog. */
const isInDialog = (element: Element) => element.closest('dialog, [role="dialog"]') !== null

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
