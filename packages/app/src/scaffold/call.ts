import type { Client } from '@zal/api'
import type { paths } from '@zal/api'
import type { Answer, Method, PathParams, PathWith, QueryOf } from './contract.ts'

/** Path and query parameters of a request. */
export type Params<P extends keyof paths, M extends Method> = (undefined extends PathParams<P, M>
  ? { path?: undefined }
  : { path: PathParams<P, M> }) & { query?: QueryOf<P> }

/** Parameters, body, abort signal and headers of a request. */
export interface CallInit<P extends keyof paths, M extends Method> {
  params?: Params<P, M>
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

type Loose = (path: string, init: object) => Promise<{ data?: unknown; error?: unknown }>

/**
 * Sends one request by method and path. The client's own types are exact for a literal path but not
 * for a path that is a type parameter; this cast is the only place that bridges them. Rejects with
 * the client's error.
 */
export async function call<M extends Method, P extends PathWith<M>>(
  api: Client,
  method: M,
  path: P,
  init: CallInit<P, M>,
): Promise<Answer<P, M>> {
  const send = api[method.toUpperCase() as 'GET'] as unknown as Loose
  const { data, error } = await send(path, init)
  if (error) throw error
  return data as Answer<P, M>
}
