import type { Topic } from '@zal/api/events'
import { useAsk } from './ask.ts'
import type { PathWith, QueryOf } from './contract.ts'

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
export interface NamedSource {
  topic: Topic
  path: NamedPath
  query: object
}

/**
 * Where a short list is read.
 *
 * @example
 * export const rooms = listOf('room', '/management/room-list/', { is_active: 1 })
 */
export const listOf = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): NamedSource => ({ topic, path, query: query ?? {} })

/** A record by its id and name. */
export interface Named {
  id: number
  name: string
}

/** Whether a record holds another one here, by its id and name. */
export const isNamed = (stored: unknown): stored is Named =>
  typeof stored === 'object' && stored !== null && 'id' in stored && 'name' in stored

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

/** A record of a short list, to choose from. */
export interface NamedOption {
  id: number
  label: string
}

/** The records of a short list, by id and name. */
export function useNamed(source: NamedSource | undefined): NamedOption[] {
  const { topic, path, query } = source ?? nothing
  // The paths differ in their queries only; a room stands for all of them.
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
