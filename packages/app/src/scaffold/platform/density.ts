import type { Density } from '@zal/ui'
import { atom, useAtom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useServices } from './services.ts'
import { readJson, type SafeStorage } from './storage.ts'
import { sessionAtom } from '../session/index.ts'

/** Density chosen since the page load, and the staff member who chose it. */
const chosenAtom = atom<{ staff: number; density: Density } | undefined>(undefined)

const key = (staff: number) => `zal.density.${staff}`

/** UI density of the signed-in user and its setter. Persisted in this browser. */
export function useDensity(): [Density, (density: Density) => void] {
  const { local } = useServices()
  const staff = useAtomValue(sessionAtom)?.auth.staff.id ?? 0
  const [chosen, choose] = useAtom(chosenAtom)
  const stored = useMemo(() => storedDensity(local, staff), [local, staff])
  const set = (density: Density) => {
    local.set(key(staff), density)
    choose({ staff, density })
  }
  return [chosen?.staff === staff ? chosen.density : stored, set]
}

/** Migrates the former setting per list: one compact list makes everything compact. */
export function storedDensity(local: SafeStorage, staff: number): Density {
  const own = local.get(key(staff))
  if (own) return densityOf(own)
  const isList = new RegExp(`^zal\\.list\\.${staff}\\.[a-z_]+$`)
  const before = local
    .keys('zal.list.')
    .filter((name) => isList.test(name))
    .map((name) => readJson<{ density?: unknown } | null>(local, name)?.density)
  return densityOf(before.find((density) => density === 'compact'))
}

const chosen: readonly unknown[] = ['compact', 'comfortable'] satisfies Density[]

/** Parses a stored density; unknown values become regular. */
export const densityOf = (stored: unknown): Density =>
  chosen.includes(stored) ? (stored as Density) : 'regular'
