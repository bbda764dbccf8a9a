import { useAsk } from './ask.ts'
import type { PathWith, Topic } from './contract.ts'

/** Lists of records with a name, short enough to choose from without a search. */
export type NamedPath = Extract<
  PathWith<'get'>,
  | '/management/room-list/'
  | '/management/package-mini/'
  | '/management/class-mini/'
  | '/staffs/club-staff-list/'
  | '/staffs/my-clubs/'
>

export interface NamedSource {
  topic: Topic
  path: NamedPath
  query: object
}

/** A record by its id and name. */
export interface Named {
  id: number
  name: string
}

interface NamedRow {
  id?: number
  club_id?: number
  name?: string
  fullname?: string
}

/** The records of a short list, by id and name. */
export function useNamed(source: NamedSource | undefined): { id: number; label: string }[] {
  const { topic, path, query } = source ?? nothing
  // The paths differ in their queries only; a room stands for all of them.
  const asked = useAsk(
    topic,
    path as '/management/room-list/',
    { query },
    { enabled: source !== undefined },
  )
  const rows: NamedRow[] = asked.data?.results ?? []
  return rows.map((row) => ({
    id: row.id ?? row.club_id ?? 0,
    label: row.fullname ?? row.name ?? '',
  }))
}

const nothing: NamedSource = { topic: 'room', path: '/management/room-list/', query: {} }
