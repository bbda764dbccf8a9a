import { QueryClient } from '@tanstack/react-query'

/** Answers stay fresh for a moment, so that a screen that opens does not ask twice for the same. */
const FRESH = 2000

/** What the server was asked. One per shell: another person or club begins with nothing. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        // A failure is told at once, with the way to try again.
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: true,
      },
    },
  })
