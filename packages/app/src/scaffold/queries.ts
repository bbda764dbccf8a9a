import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@zal/api'

/** Answers stay fresh for a moment, so that a screen that opens does not ask twice for the same. */
const FRESH = 2000

/** What the server was asked. One per shell: another person or club begins with nothing. */
export const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // What the server decided will not change by asking again.
        retry: (count, error) => count < 1 && ApiError.from(error).status >= 500,
        networkMode: 'always',
        refetchOnWindowFocus: true,
      },
    },
  })
