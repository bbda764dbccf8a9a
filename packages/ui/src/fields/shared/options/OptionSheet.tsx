import type { KeyboardEvent, RefObject } from 'react'
import { type Key, ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { CheckIcon } from '../../../icons/index.ts'
import { space, token, width } from '../../../theme/index.ts'
import { row, RowDescription, RowMeta, RowWords, Sheet } from './List.tsx'
import { digitOf } from '../keyboard/digitOf.ts'
import type { Option } from './option.ts'

export interface OptionSheetProps {
  isOpen: boolean
  onClose: () => void
  /** Button it is positioned at. */
  triggerRef: RefObject<Element | null>
  id: string
  /** Id of its label. */
  labelledBy: string
  options: readonly Option<Key>[]
  chosen: readonly Key[]
  onChoose: (ids: ReadonlySet<Key>) => void
  /** Multiple choice. */
  isMany: boolean
  /** Initial focus where nothing is chosen. */
  start: 'first' | 'last' | true
}

/** Open list of a select with the chosen options checked. A chunk that loads on first use. */
export function OptionSheet(props: OptionSheetProps) {
  const { isOpen, onClose, triggerRef, id, labelledBy, options, chosen, onChoose, isMany } = props
  const chooseByDigit = (event: KeyboardEvent) => {
    const digit = digitOf(event)
    const numbered = options.find((option) => option.digit === digit && !option.disabled)
    if (digit === null || !numbered) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(new Set([numbered.id]))
  }
  return (
    <Narrow
      isOpen={isOpen}
      onOpenChange={(stays) => stays || onClose()}
      trigger="Select"
      triggerRef={triggerRef}
      placement="bottom start"
      aria-labelledby={labelledBy}
    >
      <div onKeyDownCapture={chooseByDigit}>
        <ListBox
          id={id}
          aria-labelledby={labelledBy}
          items={options}
          autoFocus={props.start}
          shouldSelectOnPressUp
          shouldFocusOnHover
          escapeKeyBehavior="none"
          selectionMode={isMany ? 'multiple' : 'single'}
          disallowEmptySelection={!isMany}
          selectedKeys={chosen}
          onSelectionChange={(keys) => keys !== 'all' && onChoose(keys)}
          {...alsoTheSame}
        >
          {({ id: key, label, description, icon, digit, disabled }) => (
            <Item id={key} textValue={label} isDisabled={disabled}>
              {icon}
              <RowWords>
                <span>{label}</span>
                {description && <RowDescription>{description}</RowDescription>}
              </RowWords>
              {digit !== undefined && <RowMeta aria-hidden>{digit}</RowMeta>}
              <CheckIcon aria-hidden size={20} />
            </Item>
          )}
        </ListBox>
      </div>
    </Narrow>
  )
}

/** Choosing the current option closes the list too; the types of ListBox lack this prop. */
const alsoTheSame = { allowDuplicateSelectionEvents: true }

/** As wide as the control, or wider for long options up to a limit. */
const Narrow = styled(Sheet)`
  min-width: var(--trigger-width);
  max-width: max(var(--trigger-width), min(${width.menuMax}, calc(100vw - ${space[16]})));
`

const Item = styled(ListBoxItem)`
  ${row}

  & > svg {
    flex: none;
  }

  & > svg:last-child {
    visibility: hidden;
    color: ${token('secondary.softFg')};
  }

  &[data-selected] > svg:last-child {
    visibility: visible;
  }
`
