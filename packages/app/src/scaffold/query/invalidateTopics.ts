import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import type { Topic } from '@zal/api/events'

/** Milliseconds in which own writes and live messages are gathered: one reading answers them all. */
const GATHER = 100
/** Milliseconds for which a reading waits for own writes; whoever is slower is answered by a reading of its own. */
const PATIENCE = 1000

interface Round {
  /** Questions that were on their way when something changed: their answers may be from before. */
  uncertain: Set<Query>
  /** Once what stands on the screen has been read again. */
  read: Promise<void>
}

const rounds = new WeakMap<QueryClient, Round>()
const writes = new WeakMap<QueryClient, Set<Promise<void>>>()

/**
 * A write is on its way: the message about it may come before its answer, and is read with it. Call what is returned
 * once the answer has been heard.
 */
export function trackMutation(queries: QueryClient): () => void {
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
 * Asks again, in a moment, whatever shows these topics; all of it without a list, as after a gap in
 * the live messages. What nobody looks at now is asked when somebody does. Resolves once it is read.
 */
export function invalidateTopics(queries: QueryClient, topics?: readonly Topic[]): Promise<void> {
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
    // What was asked since then knows already.
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

/** The same where a section has written by hand. */
export function useInvalidateTopics() {
  const queries = useQueryClient()
  return (topics?: Topic[]) => invalidateTopics(queries, topics)
}
