import type { Topic } from '@zal/api/events'
import { useAsk } from './ask.ts'
import type { PathWith, QueryOf } from './contract.ts'

/** Paths of reference lists: records with a name, few enough to choose from without a search. */
type NamedPath = Extract<
  PathWith<'get'>,
  | '/management/room-list/'
  | '/management/package-mini/'
  | '/management/class-mini/'
  | '/staffs/club-staff-list/'
  | '/staffs/my-clubs/'
>

/** Path and query of a reference list, and the topic that invalidates it. */
export interface NamedSource {
  topic: Topic
  path: NamedPath
  query: object
}

/**
 * Declares a reference list.
 *
 * @example
 * export const rooms = listOf('room', '/management/room-list/', { is_active: 1 })
 */
export const listOf = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): NamedSource => ({ topic, path, query: query ?? {} })

/** A reference to a record: id and name. */
export interface Named {
  id: number
  name: string
}

/** Whether a stored value is a reference. */
export const isNamed = (stored: unknown): stored is Named =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'name' in stored

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

/** A selectable reference. */
export interface NamedOption {
  id: number
  label: string
}

/** Options of a reference list. */
export function useNamed(source: NamedSource | undefined): NamedOption[] {
  const { topic, path, query } = source ?? nothing
  // The paths differ in their queries only, so the room path represents all of them for the types.
  const asked = useAsk(
    topic,
    path as '/management/room-list/',
    { query },
    { enabled: source !== undefined },
  )
  return optionsOf(asked.data?.results)
}

const optionsOf = (rows: readonly NamedRow[] = []) =>
  rows.map((row) => ({ id: row.id ?? row.club_id ?? 0, label: row.fullname ?? row.name ?? '' }))

const nothing: NamedSource = { topic: 'room', path: '/management/room-list/', query: {} }
