import type { Topic } from '@zal/api/events'
import { useApiQuery } from './useApiQuery.ts'
import type { PathWith, QueryOf } from '../api/index.ts'

/** Lists of records with a name, short enough to choose from without a search. */
type NamedPath = Extract<
  PathWith<'get'>,
  | '/management/room-list/'
  | '/management/package-mini/'
  | '/management/class-mini/'
  | '/staffs/club-staff-list/'
  | '/staffs/my-clubs/'
>

/** Which list is read, with which query, and what makes it old. */
export interface ReferenceSource {
  topic: Topic
  path: NamedPath
  query: object
}

/**
 * Where a short list is read.
 *
 * @example
 * export const rooms = referenceSource('room', '/management/room-list/', { is_active: 1 })
 */
export const referenceSource = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): ReferenceSource => ({ topic, path, query: query ?? {} })

/** A record by its id and name. */
export interface Reference {
  id: number
  name: string
}

/** Whether a record holds another one here, by its id and name. */
export const isReference = (stored: unknown): stored is Reference =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'name' in stored

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

/** A record of a short list, to choose from. */
export interface ReferenceOption {
  id: number
  label: string
}

/** The records of a short list, by id and name. */
export function useReferenceOptions(source: ReferenceSource | undefined): ReferenceOption[] {
  const { topic, path, query } = source ?? nothing
  // The paths differ in their queries only; a room stands for all of them.
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
