import type { Client } from '@zal/api'
import type { paths } from '@zal/api'
import type { ResponseOf, Method, PathParams, PathWith, QueryOf } from './apiTypes.ts'

/** Path and query parameters of a request. */
export type Params<P extends keyof paths, M extends Method> = (undefined extends PathParams<P, M>
  ? { path?: undefined }
  : { path: PathParams<P, M> }) & { query?: QueryOf<P> }

/** Parameters, body, abort signal and headers of a request. */
export interface RequestOptions<P extends keyof paths, M extends Method> {
  params?: Params<P, M>
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
}

/** A client without the types of its paths. */
export type PlainClient = Record<
  Uppercase<Method>,
  (path: string, init: object) => Promise<{ response: Response; data?: unknown; error?: unknown }>
>

/**
 * The client's own types are exact for a literal path but not for a path that is a type parameter;
 * this cast is the only place that bridges them.
 */
export const plainClient = (api: Client) => api as unknown as PlainClient

/** Sends one request by method and path. Rejects with the client's error. */
export async function request<M extends Method, P extends PathWith<M>>(
  api: Client,
  method: M,
  path: P,
  init: RequestOptions<P, M>,
): Promise<ResponseOf<P, M>> {
  const send = plainClient(api)[method.toUpperCase() as Uppercase<M>]
  const { data, error } = await send(path, init)
  if (error) throw error
  return data as ResponseOf<P, M>
}
