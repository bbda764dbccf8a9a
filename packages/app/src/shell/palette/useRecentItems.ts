import {
  ClubIcon,
  StaffIcon,
  UserIcon,
  WalletIcon,
  type CommandRow,
  type IconComponent,
} from '@zal/ui'
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

/** A row that can be offered again, although the search does not list it permanently. */
export interface Repeatable extends CommandRow {
  again?: { href: string; detail?: string }
  /** Excluded from the history, because it depends on another row. */
  once?: boolean
}

/**
 * Recent and frequent choices of this user in the search of this club. Counts are stored in the
 * browser; names of people only in this tab, until logout.
 *
 * @param listed permanent rows, identified by their ids
 */
export function useRecentItems(listed: readonly CommandRow[]) {
  const { local, tab } = useServices()
  const owner = useStorageScope()
  const recentKey = `zal.recent.${owner}`
  const countKey = `zal.used.${owner}`
  const [stored] = useState(() => recentOf(readJson(tab, recentKey)))
  const [counts] = useState(() => countsOf(readJson(local, countKey)))
  const again = useAgain()

  const known = (id: string) => listed.find((row) => row.id === id)
  const recent = stored.flatMap((one) => known(one.id) ?? again(one) ?? [])
  const isLate = (id: string) => !recent.some((row) => row.id === id)
  const often = counts.flatMap(([id]) => (isLate(id) && known(id)) || []).slice(0, OFTEN)
  return {
    recent,
    often,
    /** Whether a row is in neither list. */
    isNew: ({ id }: CommandRow) => isLate(id) && !often.some((row) => row.id === id),
    note({ id, title, again: way, once }: Repeatable) {
      if (once) return
      tab.set(recentKey, JSON.stringify(withLatest(stored, { id, title, ...way })))
      if (known(id)) local.set(countKey, JSON.stringify(withOneMore(counts, id)))
    },
  }
}

/** Icons of records by the start of the id of their row; members have that of a person. */
const icons: Record<string, IconComponent> = {
  payment: WalletIcon,
  staff: StaffIcon,
  club: ClubIcon,
}

/** Restores a stored row, if the user may still open it. */
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
      icon: icons[id.split('-')[0] ?? ''] ?? UserIcon,
      again: { href, detail },
      onSelect: () => void navigate(href),
    }
  }
}
