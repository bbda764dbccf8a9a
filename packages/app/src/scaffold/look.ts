import type { ColumnLayout, Density } from '@zal/ui'
import { useState } from 'react'
import type { Noun } from '../i18n/words.ts'
import { densityOf, useDensity } from './density.ts'
import { useServices } from './services.ts'
import { readJson } from './storage.ts'
import { useSession } from './who.ts'

/** Per-user list preferences: column layout and row density. */
export interface Look {
  columns: ColumnLayout
  density: Density
}

interface OneLook {
  look: Look
  /** Changed by the user since the view was saved. */
  isOwn: boolean
  /** Undefined resets to the view's own preferences. */
  set(look: Look | undefined): void
}

/**
 * List preferences. The columns are stored in this browser per user and list; the density is shared
 * by all lists of a user. A saved view has preferences of its own, which start as the view says.
 */
export function useLook(noun: Noun, view?: { id: number; look: Look }): OneLook {
  const { local } = useServices()
  const { id: staff } = useSession().auth.staff
  const [density, setDensity] = useDensity()
  const key = `zal.list.${staff}.${noun}${view ? `.${view.id}` : ''}`
  const [state, setState] = useState(() => ({ key, kept: lookOf(readJson(local, key)) }))
  const kept = state.key === key ? state.kept : lookOf(readJson(local, key))
  const write = (look: Look | undefined) => {
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

/**
 * Parses stored preferences; undefined where they are invalid, since another version may have
 * written them.
 */
export function lookOf(kept: unknown): Look | undefined {
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
