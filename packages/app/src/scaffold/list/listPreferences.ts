import type { ColumnLayout, Density } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../../i18n/words.ts'
import { densityOf, readJson, useDensity, useServices } from '../platform/index.ts'
import { useSession } from '../session/index.ts'
import { SIZES } from './listParams.ts'
import { usualSize } from './useListData.ts'

/** Per-user list preferences: column layout and row density. */
export interface ListPreferences {
  columns: ColumnLayout
  density: Density
}

interface OneLook {
  look: ListPreferences
  /** Changed by the user since the view was saved. */
  isOwn: boolean
  /** Undefined resets to the view's own preferences. */
  set(look: ListPreferences | undefined): void
}

/**
 * List preferences. The columns are stored in this browser per user and list; the density is shared
 * by all lists of a user. A saved view has preferences of its own, which start as the view says.
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
    stored: parseListPreferences(readJson(local, key)),
  }))
  const stored = state.key === key ? state.stored : parseListPreferences(readJson(local, key))
  const write = (look: ListPreferences | undefined) => {
    if (look) local.set(key, JSON.stringify(look))
    else local.remove(key)
    setState({ key, stored: look })
    if (look && !view) setDensity(look.density)
  }
  const own = { columns: stored?.columns ?? {}, density }
  return {
    look: view ? (stored ?? view.look) : own,
    isOwn: stored !== undefined,
    set: write,
  }
}

/** Rows on a page of a list; stored in this browser per user and list, whichever view is open. */
export function usePageSize(noun: Noun, given: number | undefined) {
  const { local } = useServices()
  const { id: staff } = useSession().auth.staff
  const key = `zal.rows.${staff}.${noun}`
  const [, refresh] = useState(0)
  const stored = SIZES.find((size) => String(size) === local.get(key))
  const keep = (size: number) => {
    local.set(key, String(size))
    refresh(size)
  }
  return { size: given ?? stored ?? usualSize, keep }
}

/**
 * Parses stored preferences; undefined where they are invalid, since another version may have
 * written them.
 */
export function parseListPreferences(stored: unknown): ListPreferences | undefined {
  if (!isRecord(stored) || !isRecord(stored.columns)) return undefined
  const { order, hidden, widths } = stored.columns
  const given = isRecord(widths) ? Object.entries(widths) : []
  const sound = given.filter((pair): pair is [string, number] => Number.isFinite(pair[1]))
  return {
    density: densityOf(stored.density),
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
