import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { CloseIcon, SearchIcon } from '../../icons/index.ts'
import { Button } from '../../components/Button/index.ts'
import { breakpoint, useIsBelow } from '../../theme/index.ts'
import { fill } from '../../format/index.ts'
import { Aside, ControlBox, Input } from '../shared/frame/Control.tsx'
import type { FieldProps } from '../shared/frame/field.ts'
import { FieldFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { InnerButton } from '../shared/frame/InnerButton.tsx'
import { bufferKeystrokesForNextField } from '../shared/keyboard/keystrokeBuffer.ts'
import { longestSearch } from '../shared/text/lengths.ts'
import { useFieldWords } from '../shared/frame/words.ts'
import type { ComboboxOption } from '../ComboboxField/options.ts'
import { type LoadOptions, useOptions } from '../ComboboxField/useOptions.ts'
import { Search, Whole } from './TileField.styles.ts'
import { optionId, Tiles } from './Tiles.tsx'

export interface TileFieldProps<
  Id extends string | number,
> extends FieldProps<ComboboxOption<Id> | null> {
  /** Loads a page of matches, best first; pages count from 1. */
  load: LoadOptions<Id>
  /** Button that shows the tiles again on a phone, where only the chosen one is shown: "Another package". */
  another: string
  /** Before the search field, in its row. */
  lead?: ReactNode
  /** Placeholder: "Package name". */
  placeholder?: string
  /** Focuses the search on mount. @default false */
  autoFocus?: boolean
  /** Debounce in ms; Enter skips it. @default 150 */
  debounce?: number
}

/**
 * Choice of one of some tiles, with a search above them. Enter takes the first tile, which is outlined while the search
 * has focus, and keys typed after it go to the next field. On a phone the chosen tile stands alone.
 */
export function TileField<Id extends string | number>({
  value,
  onChange,
  onBlur,
  load,
  another,
  lead,
  debounce = 150,
  ...rest
}: TileFieldProps<Id>) {
  const words = useFieldWords()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const stayHere = useRef(() => {})
  const [typed, setTyped] = useState('')
  const [isFocused, setFocused] = useState(false)
  const [isReopened, setReopened] = useState(false)
  const isNarrow = useIsBelow(breakpoint.sm)
  const choose = (option: ComboboxOption<Id>) => {
    setReopened(false)
    onChange(option)
  }
  const found = useOptions({
    load,
    debounce,
    takes: 'first',
    onOnly: choose,
    onUndecided: () => stayHere.current(),
  })
  const ask = useEffectEvent(() => found.ask('', { now: true }))
  useEffect(function showTheFirst() {
    ask()
  }, [])

  const { status, total } = found
  const isSearch = typed.trim() !== ''
  const hidesChosen =
    value !== null && !isSearch && !found.options.some(({ id }) => id === value.id)
  const options = hidesChosen ? [value, ...found.options] : found.options
  // Without an arrow key the first tile is active, also that of an empty search.
  const active = status === 'ready' ? options[Math.max(found.active, 0)] : undefined
  const type = (text: string) => {
    setTyped(text)
    found.ask(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      found.move(found.active < 0 ? Math.max(step, 0) + 1 : step)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      stayHere.current = bufferKeystrokesForNextField(input.current)
      if (found.isWaiting()) found.flush()
      else if (active && !found.isUnseen()) choose(active)
      else if (!found.takeOnly()) stayHere.current()
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      type('')
    }
  }

  const [framed, native] = splitFramed(rest)
  const isClosed = isNarrow && value !== null && !isReopened
  const reopen = () => {
    setReopened(true)
    requestAnimationFrame(() => input.current?.focus())
  }
  return (
    <Whole>
      <Search data-lead={lead ? true : undefined}>
        {lead}
        {!isClosed && (
          <FieldFrame {...framed} hideLabel>
            {(aria) => (
              <ControlBox>
                <SearchIcon aria-hidden size={20} />
                <Input
                  {...native}
                  {...aria}
                  ref={input}
                  role="combobox"
                  aria-autocomplete="list"
                  aria-expanded
                  aria-controls={listId}
                  aria-activedescendant={
                    isFocused && active ? optionId(listId, active.id) : undefined
                  }
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={longestSearch}
                  value={typed}
                  onChange={({ currentTarget }) => type(currentTarget.value)}
                  onFocus={({ currentTarget }) => {
                    currentTarget.select()
                    setFocused(true)
                  }}
                  onBlur={() => {
                    setFocused(false)
                    onBlur?.()
                  }}
                  onKeyDown={onKeyDown}
                />
                {isSearch && status === 'ready' && total !== undefined && (
                  <Aside role="status">
                    {fill(words.matches, { shown: found.options.length, total })}
                  </Aside>
                )}
                {typed !== '' && (
                  <InnerButton label={words.clear} onClick={() => type('')}>
                    <CloseIcon aria-hidden size={20} />
                  </InnerButton>
                )}
              </ControlBox>
            )}
          </FieldFrame>
        )}
      </Search>
      <Tiles
        id={listId}
        label={framed.label}
        found={found}
        options={isClosed ? [value] : options}
        query={typed.trim()}
        chosen={value?.id}
        active={isFocused ? active?.id : undefined}
        disabled={framed.disabled}
        isAlone={isClosed}
        onChoose={choose}
      />
      {isClosed ? (
        <Button tone="ghost" size="sm" icon={SearchIcon} onClick={reopen}>
          {another}
        </Button>
      ) : (
        found.hasMore &&
        status === 'ready' && (
          <Button tone="ghost" size="sm" onClick={found.more}>
            {words.showAll}
          </Button>
        )
      )}
    </Whole>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
