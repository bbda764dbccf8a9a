import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Client } from '@zal/api'
import { useServices } from '../platform/index.ts'

/** With what a screen asks before it is drawn: the answers wait where the screen will look for them. */
export interface PrefetchArgs {
  api: Client
  queries: QueryClient
  /** Behind the question mark of the address. */
  query: URLSearchParams
  /** At the end of the address of a record. */
  id?: number
}

/** Whoever sees what will be asked next. */
export type QueryDeps = Pick<PrefetchArgs, 'api' | 'queries'>

/** What one asks ahead with: the client, and where answers wait. */
export function useQueryDeps(): QueryDeps {
  const { api } = useServices()
  const queries = useQueryClient()
  return { api, queries }
}
