import type { PopoverProps as Placing } from 'react-aria-components'
import type { IconComponent } from '../../icons/index.ts'
import { late } from '../../theme/late.ts'
import { useOpener, type Opener } from '../Popover/useOpener.tsx'

/** An entry of a menu: an action or a link. */
export interface MenuAction {
  /** Unique id. */
  id: string
  label: string
  /** A second, quieter line. */
  note?: string
  icon?: IconComponent
  /** Keyboard shortcut. */
  keys?: string
  /** @default 'plain' */
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** Shows a check mark for the current choice. */
  checked?: boolean
  /** Makes it a link. */
  href?: string
  onAction?: () => void
}

export interface MenuGroup {
  label?: string
  actions: readonly MenuAction[]
}

export interface MenuProps {
  /** Button that opens the menu. */
  trigger: Opener
  /** Accessible name of the menu. */
  label: string
  /** Entries, in groups separated by lines. */
  groups: readonly MenuGroup[]
  /** @default 'bottom end' */
  placement?: Placing['placement']
}

const useMenuPopup = late(async () => (await import('./MenuPopup.tsx')).MenuPopup)

/** Menu button: arrow keys, type-ahead and Esc. */
export function Menu({ trigger, label, groups, placement = 'bottom end' }: MenuProps) {
  const { Part, fetch } = useMenuPopup()
  const opener = useOpener(trigger, { kind: 'menu', prepare: fetch })
  return (
    <>
      {opener.button}
      {opener.open && Part && (
        <Part
          triggerRef={opener.ref}
          placement={placement}
          label={label}
          groups={groups}
          byKey={opener.byKey}
          onOpenChange={opener.setOpen}
        />
      )}
    </>
  )
}
