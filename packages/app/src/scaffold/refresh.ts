import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import type { Topic } from './contract.ts'

/** Milliseconds in which own writes and live messages are gathered: one reading answers them all. */
const GATHER = 100

interface Round {
  /** Questions that were on their way when something changed: their answers may be from before. */
  uncertain: Set<Query>
  /** Once what stands on the screen has been read again. */
  read: Promise<void>
}

const rounds = new WeakMap<QueryClient, Round>()

/**
 * Asks again, in a moment, whatever shows these topics; all of it without a list, as after a gap in
 * the live messages. What nobody looks at now is asked when somebody does. Resolves once it is read.
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
  const read = new Promise((resolve) => setTimeout(resolve, GATHER)).then(() => {
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

const topicsOf = (meta: Record<string, unknown> | undefined) =>
  Array.isArray(meta?.topics) ? (meta.topics as Topic[]) : []

/** The same where a section has written by hand. */
export function useRefresh() {
  const queries = useQueryClient()
  return (topics?: Topic[]) => refresh(queries, topics)
}
