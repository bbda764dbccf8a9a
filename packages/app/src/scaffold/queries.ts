import { QueryClient } from '@tanstack/react-query'

/** Stale time in ms, so that a mounting screen does not repeat its prefetch. */
const FRESH = 2000

/** Creates the query cache. One per shell: it is dropped when the user or the club changes. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // No automatic retry: the error and its retry button appear at once.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: true,
      },
    },
  })
