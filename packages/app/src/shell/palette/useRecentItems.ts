import { UserIcon, WalletIcon, type CommandRow } from '@zal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { tabAt, useRegistry } from '../../scaffold/routing/index.ts'
import { readJson, useServices } from '../../scaffold/platform/index.ts'
import { useCan, useStorageScope } from '../../scaffold/session/index.ts'
import {
  countsOf,
  OFTEN,
  recentOf,
  withLatest,
  withOneMore,
  type RecentItems,
} from './recentItems.ts'

/** A row that can be offered again, although the search does not list it by itself. */
export interface Repeatable extends CommandRow {
  again?: { href: string; detail?: string }
  /** Belongs to another row, and means nothing without it. */
  once?: boolean
}

/**
 * What this person chose in the search of this club, the latest first, and what they choose most. The
 * counts stay in the browser; names of people only in this tab, until the person logs out.
 *
 * @param listed rows that are always there, which are known by their ids
 */
export function useRecentItems(listed: readonly CommandRow[]) {
  const { local, tab } = useServices()
  const owner = useStorageScope()
  const recentKey = `zal.recent.${owner}`
  const countKey = `zal.used.${owner}`
  const [kept] = useState(() => recentOf(readJson(tab, recentKey)))
  const [counts] = useState(() => countsOf(readJson(local, countKey)))
  const again = useAgain()

  const known = (id: string) => listed.find((row) => row.id === id)
  const recent = kept.flatMap((one) => known(one.id) ?? again(one) ?? [])
  const isLate = (id: string) => !recent.some((row) => row.id === id)
  const often = counts.flatMap(([id]) => (isLate(id) && known(id)) || []).slice(0, OFTEN)
  return {
    recent,
    often,
    /** Whether a row is in neither. */
    isNew: ({ id }: CommandRow) => isLate(id) && !often.some((row) => row.id === id),
    note({ id, title, again: way, once }: Repeatable) {
      if (once) return
      tab.set(recentKey, JSON.stringify(withLatest(kept, { id, title, ...way })))
      if (known(id)) local.set(countKey, JSON.stringify(withOneMore(counts, id)))
    },
  }
}

/** The row of something that was found before, while the person may still go there. */
function useAgain() {
  const navigate = useNavigate()
  const sections = useRegistry()
  const can = useCan()
  return ({ id, title, detail, href }: RecentItems): Repeatable | undefined => {
    if (!href || !tabAt(sections, href.split('?')[0] ?? '')?.allowed(can)) return undefined
    return {
      id,
      title,
      detail,
      icon: id.startsWith('payment') ? WalletIcon : UserIcon,
      again: { href, detail },
      onSelect: () => void navigate(href),
    }
  }
}
