import { lazy, Suspense } from 'react'
import type { PopoverProps as Placing } from 'react-aria-components'
import type { IconComponent } from '../../icons/index.ts'
import { useOpener, type Opener } from '../Popover/useOpener.tsx'

export interface MenuAction {
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

const load = () => import('./MenuPopup.tsx')
const MenuPopup = lazy(async () => ({ default: (await load()).MenuPopup }))

/** Actions behind one button: arrow keys, letters and Esc work as in every menu. */
export function Menu({ trigger, label, groups, placement = 'bottom end' }: MenuProps) {
  const { button, ref, open, setOpen, byKey } = useOpener(trigger, { kind: 'menu', prepare: load })
  return (
    <>
      {button}
      {open && (
        <Suspense>
          <MenuPopup
            triggerRef={ref}
            placement={placement}
            label={label}
            groups={groups}
            byKey={byKey}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}
