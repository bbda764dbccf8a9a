import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Topic } from './contract.ts'

/** Asks again whatever shows these topics; all of it without a list, as after a gap in the live messages. */
export const refresh = (queries: QueryClient, topics?: Topic[]) =>
  queries.invalidateQueries({
    predicate: ({ meta }) => !topics || topics.some((noun) => topicsOf(meta).includes(noun)),
  })

const topicsOf = (meta: Record<string, unknown> | undefined) =>
  Array.isArray(meta?.topics) ? (meta.topics as Topic[]) : []

/** The same where a section has written by hand. */
export function useRefresh() {
  const queries = useQueryClient()
  return (topics?: Topic[]) => refresh(queries, topics)
}
