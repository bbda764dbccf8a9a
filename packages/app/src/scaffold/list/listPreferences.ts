import type { ColumnLayout, Density } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { densityOf, readJson, useDensity, useServices } from '../platform/index.ts'
import { useSession } from '../session/index.ts'

/** How a list stands for a person: its columns, and how close its rows are. */
export interface ListPreferences {
  columns: ColumnLayout
  density: Density
}

interface OneLook {
  look: ListPreferences
  /** Somebody has changed it here, since the view was kept. */
  isOwn: boolean
  /** Without a look it is the view's own again. */
  set(look: ListPreferences | undefined): void
}

/**
 * The look of a list. Its columns are kept in this browser for each person; how close rows are is the same in all
 * lists of a person. A saved view has a look of its own, which begins as the view says.
 */
export function useListPreferences(
  noun: Noun,
  view?: { id: number; look: ListPreferences },
): OneLook {
  const { local } = useServices()
  const { id: staff } = useSession().auth.staff
  const [density, setDensity] = useDensity()
  const key = `zal.list.${staff}.${noun}${view ? `.${view.id}` : ''}`
  const [state, setState] = useState(() => ({
    key,
    kept: parseListPreferences(readJson(local, key)),
  }))
  const kept = state.key === key ? state.kept : parseListPreferences(readJson(local, key))
  const write = (look: ListPreferences | undefined) => {
    if (look) local.set(key, JSON.stringify(look))
    else local.remove(key)
    setState({ key, kept: look })
    if (look && !view) setDensity(look.density)
  }
  const own = { columns: kept?.columns ?? {}, density }
  return {
    look: view ? (kept ?? view.look) : own,
    isOwn: kept !== undefined,
    set: write,
  }
}

/** What was kept, as far as it is a look: another version or another hand may have written it. */
export function parseListPreferences(kept: unknown): ListPreferences | undefined {
  if (!isRecord(kept) || !isRecord(kept.columns)) return undefined
  const { order, hidden, widths } = kept.columns
  const given = isRecord(widths) ? Object.entries(widths) : []
  const sound = given.filter((pair): pair is [string, number] => Number.isFinite(pair[1]))
  return {
    density: densityOf(kept.density),
    columns: {
      order: textsOf(order),
      hidden: textsOf(hidden),
      widths: Object.fromEntries(sound),
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
