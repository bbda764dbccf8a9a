import type { Topic } from '@zal/api/events'
import { useApiQuery } from './useApiQuery.ts'
import type { PathWith, QueryOf } from '../api/index.ts'

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
export interface ReferenceSource {
  topic: Topic
  path: NamedPath
  query: object
}

/**
 * Declares a reference list.
 *
 * @example
 * export const rooms = referenceSource('room', '/management/room-list/', { is_active: 1 })
 */
export const referenceSource = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): ReferenceSource => ({ topic, path, query: query ?? {} })

/** A reference to a record: id and name. */
export interface Reference {
  id: number
  name: string
}

/** Whether a stored value is a reference. */
export const isReference = (stored: unknown): stored is Reference =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'name' in stored

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

/** A selectable reference. */
export interface ReferenceOption {
  id: number
  label: string
}

/** Options of a reference list. */
export function useReferenceOptions(source: ReferenceSource | undefined): ReferenceOption[] {
  const { topic, path, query } = source ?? nothing
  // The paths differ in their queries only, so the room path represents all of them for the types.
  const result = useApiQuery(
    topic,
    path as '/management/room-list/',
    { query },
    { enabled: source !== undefined },
  )
  return optionsOf(result.data?.results)
}

const optionsOf = (rows: readonly NamedRow[] = []) =>
  rows.map((row) => ({ id: row.id ?? row.club_id ?? 0, label: row.fullname ?? row.name ?? '' }))

const nothing: ReferenceSource = { topic: 'room', path: '/management/room-list/', query: {} }
