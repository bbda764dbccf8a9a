import type { CommandRow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useRegistry } from '../scaffold/registry.tsx'
import { singleKeysAtom } from '../scaffold/singleKeys.ts'
import { tabKey, titleKey, useSay } from '../scaffold/say.ts'
import { addressOf, startOf } from '../scaffold/section.ts'
import { useCan } from '../scaffold/who.ts'

/** Rows of the search for every permitted tab; the start tab of a section shows its shortcut. */
export function useScreens(): CommandRow[] {
  const say = useSay()
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const navigate = useNavigate()
  return useRegistry().flatMap((section) => {
    const start = startOf(section, can)
    const title = say(titleKey(section.noun))
    return section.tabs
      .filter((tab) => tab.inMenu && tab.allowed(can))
      .map((tab) => {
        const href = addressOf(section, tab.name)
        const isStart = tab === start
        return {
          id: href,
          title: isStart ? title : say(tabKey(section.noun, tab.name)),
          detail: isStart ? undefined : title,
          icon: section.icon,
          keys: isStart && single ? ['G', section.letter] : undefined,
          onSelect: () => void navigate(href),
        }
      })
  })
}
