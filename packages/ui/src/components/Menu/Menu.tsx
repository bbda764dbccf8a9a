import type { PopoverProps as Placing } from 'react-aria-components'
import type { IconComponent } from '../../icons/index.ts'
import { late } from '../../theme/late.ts'
import { useOpener, type Opener } from '../Popover/useOpener.tsx'

/** A line of a menu: something that is done, or a way somewhere. */
export interface MenuAction {
  /** Keeps the lines apart. */
  id: string
  label: string
  /** A second, quieter line. */
  note?: string
  icon?: IconComponent
  /** Keys that do the same. */
  keys?: string
  /** @default 'plain' */
  tone?: 'plain' | 'danger'
  disabled?: boolean
  /** Draws a tick: this one is in force. */
  checked?: boolean
  /** Goes somewhere instead of doing something. */
  href?: string
  onAction?: () => void
}

export interface MenuGroup {
  label?: string
  actions: readonly MenuAction[]
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: Opener
  /** What the actions are about, for screen readers. */
  label: string
  /** The actions, divided by lines. */
  groups: readonly MenuGroup[]
  /** @default 'bottom end' */
  placement?: Placing['placement']
}

const useMenuPopup = late(async () => (await import('./MenuPopup.tsx')).MenuPopup)

/** Actions behind one button: arrow keys, letters and Esc work as in every menu. */
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
