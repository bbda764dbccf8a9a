import type { QueryClient } from '@tanstack/react-query'
import type { Client } from '@zal/api'

/** With what a screen asks before it is drawn: the answers wait where the screen will look for them. */
export interface Ahead {
  api: Client
  queries: QueryClient
  /** Behind the question mark of the address. */
  query: URLSearchParams
}
