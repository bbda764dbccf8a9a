import type { CommandRow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { addressOf, startOf, useRegistry } from '../../scaffold/routing/index.ts'
import { singleKeysAtom } from '../../scaffold/platform/index.ts'
import { tabKey, titleKey, useTranslate } from '../../scaffold/i18n/index.ts'
import { useCan } from '../../scaffold/session/index.ts'

/** Rows of the search for every permitted tab; the start tab of a section shows its shortcut. */
export function useScreenResults(): CommandRow[] {
  const translate = useTranslate()
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const navigate = useNavigate()
  return useRegistry().flatMap((section) => {
    const start = startOf(section, can)
    const title = translate(titleKey(section.noun))
    return section.tabs
      .filter((tab) => tab.inMenu && tab.allowed(can))
      .map((tab) => {
        const href = addressOf(section, tab.name)
        const isStart = tab === start
        return {
          id: href,
          title: isStart ? title : translate(tabKey(section.noun, tab.name)),
          detail: isStart ? undefined : title,
          icon: section.icon,
          keys: isStart && single ? ['G', section.letter] : undefined,
          onSelect: () => void navigate(href),
        }
      })
  })
}
