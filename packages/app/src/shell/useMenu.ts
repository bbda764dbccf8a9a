import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { addressOf, startOf, useRegistry } from '../scaffold/routing/index.ts'
import { singleKeysAtom } from '../scaffold/platform/index.ts'
import { tabKey, titleKey, useTranslate } from '../scaffold/i18n/index.ts'
import { useCan } from '../scaffold/session/index.ts'

/** Menu of the permitted sections, each with its shortcut and tabs. */
export function useMenu() {
  const translate = useTranslate()
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const { pathname } = useLocation()
  return useRegistry().flatMap((section) => {
    const start = startOf(section, can)
    if (!start) return []
    const tabs = section.tabs.filter((tab) => tab.inMenu && tab.allowed(can))
    const current = pathname.split('/')[1] === section.path
    return [
      {
        href: addressOf(section, start.name),
        label: translate(titleKey(section.noun)),
        icon: section.icon,
        letter: section.letter,
        keys: single ? ['G', section.letter] : undefined,
        current,
        children:
          tabs.length > 1
            ? tabs.map((tab) => ({
                href: addressOf(section, tab.name),
                label: translate(tabKey(section.noun, tab.name)),
                current: pathname === addressOf(section, tab.name),
              }))
            : [],
      },
    ]
  })
}
