import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { useRegistry } from '../scaffold/registry.tsx'
import { singleKeysAtom } from '../scaffold/singleKeys.ts'
import { tabKey, titleKey, useSay } from '../scaffold/say.ts'
import { addressOf, startOf } from '../scaffold/section.ts'
import { useCan } from '../scaffold/who.ts'

/** Menu of the permitted sections, each with its shortcut and tabs. */
export function useMenu() {
  const say = useSay()
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
        label: say(titleKey(section.noun)),
        icon: section.icon,
        letter: section.letter,
        keys: single ? ['G', section.letter] : undefined,
        current,
        children:
          tabs.length > 1
            ? tabs.map((tab) => ({
                href: addressOf(section, tab.name),
                label: say(tabKey(section.noun, tab.name)),
                current: pathname === addressOf(section, tab.name),
              }))
            : [],
      },
    ]
  })
}
