import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import type { Topic } from '@zal/api/events'

/** Time in ms in which own mutations and live messages are collected into one refetch. */
const GATHER = 100
/**
 * Maximum time in ms that a refetch waits for pending mutations; a slower one triggers its own
 * refetch.
 */
const PATIENCE = 1000

interface Round {
  /** Queries that were fetching when something changed: their data may be outdated. */
  uncertain: Set<Query>
  /** Resolves once the active queries have been refetched. */
  read: Promise<void>
}

const rounds = new WeakMap<QueryClient, Round>()
const writes = new WeakMap<QueryClient, Set<Promise<void>>>()

/**
 * Registers a pending mutation: its live message may arrive before its response, and one refetch
 * covers both. Call the returned function after the response.
 */
export function beginWrite(queries: QueryClient): () => void {
  const open = writes.get(queries) ?? new Set()
  writes.set(queries, open)
  const { promise, resolve } = Promise.withResolvers<void>()
  open.add(promise)
  return () => {
    open.delete(promise)
    resolve()
  }
}

/**
 * Invalidates the queries of these topics, all queries without an argument (after a gap in the live
 * messages), and refetches the active ones in one batch. Inactive ones refetch when they mount.
 * Resolves after the refetch.
 */
export function refresh(queries: QueryClient, topics?: readonly Topic[]): Promise<void> {
  const round = rounds.get(queries) ?? begin(queries)
  const touched = queries.getQueryCache().findAll({
    predicate: ({ meta }) => !topics || topics.some((noun) => topicsOf(meta).includes(noun)),
  })
  for (const query of touched) {
    if (query.state.fetchStatus === 'fetching') round.uncertain.add(query)
    query.invalidate()
  }
  return round.read
}

function begin(queries: QueryClient): Round {
  const uncertain = new Set<Query>()
  const answered = () => {
    const open: Promise<void>[] = [...(writes.get(queries) ?? [])]
    return Promise.race([Promise.all(open), pause(PATIENCE)])
  }
  const gathered = pause(GATHER).then(answered)
  const read = gathered.then(() => {
    rounds.delete(queries)
    for (const query of uncertain) void query.cancel({ silent: true, revert: true })
    // A query fetched since then is up to date.
    const isOld = (query: Query) =>
      uncertain.has(query) || (query.state.isInvalidated && query.state.fetchStatus === 'idle')
    return queries.refetchQueries({ type: 'active', predicate: isOld })
  })
  const round = { uncertain, read }
  rounds.set(queries, round)
  return round
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const topicsOf = (meta: Record<string, unknown> | undefined) =>
  Array.isArray(meta?.topics) ? (meta.topics as Topic[]) : []

/** `refresh` as a hook, for sections that send a mutation themselves. */
export function useRefresh() {
  const queries = useQueryClient()
  return (topics?: Topic[]) => refresh(queries, topics)
}
