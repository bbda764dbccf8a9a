import { type KeyboardEvent, useRef, useState } from 'react'
import { late } from '../../../theme/late.ts'
import type { FieldProps } from '../frame/field.ts'
import { GroupFrame, splitFramed } from '../frame/FieldFrame.tsx'
import { leftGroup } from '../frame/leftGroup.ts'
import type { Option } from './option.ts'
import { Trigger } from './Trigger.tsx'
import { useFieldWords } from '../frame/words.ts'

export interface PickerProps<Id extends string | number> extends Omit<
  FieldProps<readonly Id[]>,
  'value' | 'onChange'
> {
  options: readonly Option<Id>[]
  /** Chosen options in order. */
  chosen: readonly Option<Id>[]
  onChoose: (chosen: readonly Option<Id>[]) => void
  /** Multiple choice in a list that stays open. */
  isMany?: boolean
  placeholder?: string
  /** Additional keys on the closed field. */
  onKeyDown?: (event: KeyboardEvent) => void
}

const useOptionSheet = late(async () => (await import('./OptionSheet.tsx')).OptionSheet)

/**
 * Select button that shows the choice and opens a list. A native button; list and behaviour are a
 * chunk that loads on hover or focus.
 */
export function Picker<Id extends string | number>({
  options,
  chosen,
  onChoose,
  isMany = false,
  placeholder,
  onKeyDown,
  onBlur,
  ...rest
}: PickerProps<Id>) {
  const words = useFieldWords()
  const [framed] = splitFramed(rest)
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [start, setStart] = useState<'first' | 'last' | true>(true)
  const list = useOptionSheet()
  const open = (at: typeof start) => {
    if (options.length === 0) return
    list.fetch()
    setStart(at)
    setOpen(true)
  }
  const press = (event: KeyboardEvent) => {
    const at = starts[event.key]
    if (!at) return onKeyDown?.(event)
    event.preventDefault()
    open(at)
  }
  return (
    <GroupFrame {...framed}>
      {(aria) => (
        // Focus in the list still counts as inside the field.
        <div onBlur={isOpen ? undefined : leftGroup(onBlur)}>
          <Trigger
            ref={trigger}
            shown={chosen.length === 0 ? null : chosen.map(({ label }) => label).join(', ')}
            icon={isMany ? undefined : chosen[0]?.icon}
            placeholder={placeholder ?? words.choose}
            labelledBy={aria['aria-labelledby']}
            aria-describedby={aria['aria-describedby']}
            aria-controls={isOpen ? `${aria.id}-list` : undefined}
            isOpen={isOpen}
            isInvalid={Boolean(framed.error)}
            disabled={framed.disabled}
            onPointerEnter={list.fetch}
            onFocus={list.fetch}
            // detail 0 is a click by Enter or Space.
            onClick={({ detail }) => open(detail === 0 ? 'first' : true)}
            onKeyDown={press}
          />
          {framed.name &&
            chosen.map(({ id }) => (
              <input
                key={id}
                type="hidden"
                name={framed.name}
                value={id}
                disabled={framed.disabled}
              />
            ))}
          {list.Part && (
            <list.Part
              isOpen={isOpen}
              onClose={() => setOpen(false)}
              triggerRef={trigger}
              id={`${aria.id}-list`}
              labelledBy={aria['aria-labelledby']}
              options={options}
              chosen={chosen.map(({ id }) => id)}
              isMany={isMany}
              start={start}
              onChoose={(ids) => {
                onChoose(options.filter(({ id }) => ids.has(id)))
                if (!isMany) setOpen(false)
              }}
            />
          )}
        </div>
      )}
    </GroupFrame>
  )
}

const starts: Partial<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }
