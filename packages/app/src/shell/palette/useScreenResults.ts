import type { CommandRow } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router-dom'
import { useRegistry } from '../../scaffold/routing/registry.tsx'
import { singleKeysAtom } from '../../scaffold/platform/singleKeys.ts'
import { tabKey, titleKey, useTranslate } from '../../scaffold/i18n/translate.ts'
import { addressOf, startOf } from '../../scaffold/routing/section.ts'
import { useCan } from '../../scaffold/session/session.ts'

/** Every tab that the person may open, as rows of the search; the start of a section shows its keys. */
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
