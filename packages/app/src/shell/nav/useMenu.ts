import type { NavGroup, NavItem } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  addressOf,
  sectionGroups,
  startOf,
  useRegistry,
  type Section,
  type SectionGroup,
} from '../../scaffold/routing/index.ts'
import { singleKeysAtom } from '../../scaffold/platform/index.ts'
import { tabKey, titleKey, useTranslate } from '../../scaffold/i18n/index.ts'
import { useCan } from '../../scaffold/session/index.ts'

interface MenuItem extends NavItem {
  path: string
  group: SectionGroup
  letter: string
  /** False for a section that only its shortcut, the search and links open. */
  isShown: boolean
}

/** The permitted sections, each with its shortcut and tabs. */
export function useMenu(): MenuItem[] {
  const translate = useTranslate()
  const can = useCan()
  const single = useAtomValue(singleKeysAtom)
  const { pathname } = useLocation()
  const sections = useRegistry()
  const counts = useCounts(sections)
  return sections.flatMap((section) => {
    const start = startOf(section, can)
    if (!start) return []
    const tabs = section.tabs.filter((tab) => tab.inMenu && tab.allowed(can))
    const { path, group, icon, letter } = section
    return [
      {
        path,
        group,
        icon,
        letter,
        isShown: section.inMenu(can),
        count: counts.get(path),
        href: addressOf(section, start.name),
        label: translate(titleKey(section.noun)),
        keys: single ? ['G', letter] : undefined,
        current: pathname.split('/')[1] === path,
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

/** Numbers of what waits, by path of the section. */
function useCounts(sections: readonly Section[]) {
  const counts = new Map<string, number | undefined>()
  for (const { path, useCount } of sections)
    // The registry is constant, so that the order of the hooks is too.
    // oxlint-disable-next-line react/rules-of-hooks
    if (useCount) counts.set(path, useCount())
  return counts
}

/** The menu in its groups, without empty ones. */
export function useMenuGroups(): NavGroup[] {
  const { t } = useTranslation('shell')
  const menu = useMenu().filter(({ isShown }) => isShown)
  return sectionGroups
    .map((id) => ({
      id,
      label: t(`groups.${id}`),
      items: menu.filter(({ group }) => group === id),
    }))
    .filter(({ items }) => items.length > 0)
}
