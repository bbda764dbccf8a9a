import type { ComponentProps } from 'react'
import {
  Header,
  Menu as List,
  MenuTrigger,
  Pressable,
  type PopoverProps as Placing,
} from 'react-aria-components'
import type { IconComponent } from '../../icons/index.ts'
import { space, useUi } from '../../theme/index.ts'
import { CheckIcon } from '../../icons/index.ts'
import { Kbd } from '../Kbd/index.ts'
import { Bubble } from '../Popover/index.ts'
import { Item, Section, Words } from './Menu.parts.ts'

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
  trigger: ComponentProps<typeof Pressable>['children']
  label: string
  groups: readonly MenuGroup[]
  /** @default 'bottom end' */
  placement?: Placing['placement']
}

/** Actions behind one button: arrow keys, letters and Esc work as in every menu. */
export function Menu({ trigger, label, groups, placement = 'bottom end' }: MenuProps) {
  const { navigate } = useUi()
  const shown = groups.filter(({ actions }) => actions.length > 0)
  const perform = (id: string) => {
    const action = shown.flatMap(({ actions }) => actions).find((one) => one.id === id)
    action?.onAction?.()
    if (action?.href) navigate(action.href)
  }
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <Bubble placement={placement}>
        <List
          aria-label={label}
          onAction={(key) => perform(String(key))}
          disabledKeys={shown.flatMap(({ actions }) =>
            actions.filter(({ disabled }) => disabled).map(({ id }) => id),
          )}
          style={{ padding: space[4], outline: 'none' }}
        >
          {shown.map((group, index) => (
            <Section key={group.label ?? index} aria-label={group.label ?? label}>
              {group.label && <Header>{group.label}</Header>}
              {group.actions.map((action) => (
                <Entry key={action.id} {...action} />
              ))}
            </Section>
          ))}
        </List>
      </Bubble>
    </MenuTrigger>
  )
}

function Entry({ id, label, note, icon: Icon, keys, tone = 'plain', checked }: MenuAction) {
  return (
    <Item id={id} textValue={label} data-tone={tone}>
      {Icon && <Icon aria-hidden />}
      <Words>
        <span>{label}</span>
        {note && <small>{note}</small>}
      </Words>
      {checked && <CheckIcon aria-hidden />}
      {keys && <Kbd aria-hidden>{keys}</Kbd>}
    </Item>
  )
}
