import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@zal/api'
import { useServices } from './services.ts'

/** Arguments of a route's prefetch function. Prefetched responses go to the query cache. */
export interface Ahead {
  api: Client
  queries: QueryClient
  /** Search params of the URL. */
  query: URLSearchParams
  /** Record id at the end of the URL. */
  id?: number
}

/** Client and query cache, for prefetching outside of a hook. */
export type Foresight = Pick<Ahead, 'api' | 'queries'>

/** Returns the client and the query cache for prefetching. */
export function useForesight(): Foresight {
  const { api } = useServices()
  const queries = useQueryClient()
  return { api, queries }
}
