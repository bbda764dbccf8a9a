import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { CloseIcon, PlaceIcon } from '../../icons/index.ts'
import { useUi } from '../../theme/index.ts'
import { ComboboxList, optionId } from '../ComboboxField/ComboboxList.tsx'
import { useOptions } from '../ComboboxField/useOptions.ts'
import { ControlBox, Input } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { FieldFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { useFieldWords } from '../shared/words.ts'
import type { Address, Place } from './address.ts'
import { MapState } from './MapState.tsx'
import { useReverse } from './useReverse.ts'

export interface AddressFieldProps extends FieldProps<Address> {
  /** Suggestions for a text of three letters or more. The signal aborts outdated requests. */
  suggest: (text: string, signal: AbortSignal) => Promise<readonly Place[]>
  /**
   * Reverse geocoding. Called when the value has coordinates and no text, as after a click on a
   * map; null where nothing is known.
   */
  reverse?: (lat: number, lng: number, signal: AbortSignal) => Promise<string | null>
  /** Debounce in ms; Enter skips it. @default 900 */
  debounce?: number
  /** Example address; must not contain required information. */
  placeholder?: string
}

/** Minimum length of a search. */
const ENOUGH = 3

/**
 * Address field with suggestions; a chosen suggestion adds coordinates. Editing the text afterwards
 * drops them.
 */
export function AddressField({
  value,
  onChange,
  onBlur,
  suggest,
  reverse,
  debounce = 900,
  hint,
  ...rest
}: AddressFieldProps) {
  const words = useFieldWords()
  const { address } = useUi().words
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const places = useRef(new Map<string, Place>())
  const [isOpen, setOpen] = useState(false)
  const isFinding = useReverse({ value, onChange, reverse })
  const load = async (text: string, _: number, signal: AbortSignal) => {
    const found = await suggest(text, signal)
    places.current = new Map(found.map((place) => [place.id, place]))
    const options = found.map(({ id, text: label, detail }) => ({ id, label, description: detail }))
    return { options, more: false }
  }
  const asked = useOptions({ load, debounce, onOnly: ({ id }) => choose(id) })
  // After a failed search the previous options are outdated.
  const found = asked.status === 'failed' ? { ...asked, options: [] } : asked
  const active = isOpen ? found.options[found.active] : undefined

  const close = () => {
    setOpen(false)
    found.stop()
  }
  const look = (text: string, now: boolean) => {
    const enough = text.trim().length >= ENOUGH
    if (!enough) return close()
    setOpen(true)
    found.ask(text, { now })
  }
  const choose = (id: string) => {
    const place = places.current.get(id)
    close()
    if (place) onChange({ text: place.text, lat: place.lat, lng: place.lng })
  }
  const type = (text: string) => {
    onChange({ text })
    look(text, false)
  }
  const clear = () => {
    close()
    onChange({ text: '' })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (isOpen) found.move(step)
      else look(value.text, true)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (found.isWaiting()) found.flush()
      else if (active) choose(active.id)
      else close()
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
  }

  const [framed, native] = splitFramed(rest)
  return (
    <FieldFrame
      {...framed}
      hint={value.text || isFinding ? <MapState value={value} isFinding={isFinding} /> : hint}
    >
      {(aria) => (
        <>
          <ControlBox ref={box}>
            <PlaceIcon aria-hidden size={20} />
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
              value={value.text}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={() => {
                close()
                onBlur?.()
              }}
              onKeyDown={onKeyDown}
            />
            {value.text !== '' && (
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
            chosen={undefined}
            empty={address.none}
            onChoose={({ id }) => choose(id)}
            onClose={close}
          />
        </>
      )}
    </FieldFrame>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
