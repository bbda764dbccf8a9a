import type { RefObject } from 'react'
import { Header } from 'react-aria-components/Header'
import { Menu as List } from 'react-aria-components/Menu'
import { CheckIcon } from '../../icons/index.ts'
import { space, useUi } from '../../theme/index.ts'
import { AriaLanguage } from '../../theme/AriaLanguage.tsx'
import { DismissWord } from '../../theme/DismissWord.tsx'
import { Kbd } from '../Kbd/index.ts'
import { Bubble } from '../Popover/Bubble.ts'
import type { MenuAction, MenuProps } from './Menu.tsx'
import { Item, Section, Words } from './Menu.styles.ts'

interface MenuPopupProps extends Pick<MenuProps, 'label' | 'groups' | 'placement'> {
  triggerRef: RefObject<Element | null>
  /** Opened by a key: the first entry gets focus. */
  byKey: boolean
  onOpenChange: (open: boolean) => void
}

/** Popup of a menu. */
export function MenuPopup({ label, groups, byKey, onOpenChange, ...bubble }: MenuPopupProps) {
  const { navigate } = useUi()
  const shown = groups.filter(({ actions }) => actions.length > 0)
  const perform = (id: string) => {
    const action = shown.flatMap(({ actions }) => actions).find((one) => one.id === id)
    action?.onAction?.()
    if (action?.href) navigate(action.href)
  }
  return (
    <AriaLanguage>
      <Bubble aria-label={label} isOpen onOpenChange={onOpenChange} {...bubble}>
        <List
          aria-label={label}
          autoFocus={byKey ? 'first' : true}
          onAction={(key) => perform(String(key))}
          onClose={() => onOpenChange(false)}
          disabledKeys={shown.flatMap(({ actions }) =>
            actions.filter(({ disabled }) => disabled).map(({ id }) => id),
          )}
          style={{ padding: space[4], outline: 'none' }}
        >
          {shown.map((group, index) => (
            <Section key={group.label ?? index} aria-label={group.label ?? label}>
              {group.label && <Header>{group.label}</Header>}
              {group.actions.map((action) => (
                <Entry key={action.id} {...action} keys={byKey ? action.keys : undefined} />
              ))}
            </Section>
          ))}
        </List>
        <DismissWord />
      </Bubble>
    </AriaLanguage>
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
