import type { components, paths } from '@zal/api'

/** Types derived from the contract. This file has no runtime code. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Paths that support the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never
}[keyof paths]

/** Success response body: envelope, results and, for lists, the counts. */
export type ResponseOf<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

/** The `results` of the response envelope. */
export type ResultsOf<P extends keyof paths, M extends Method> =
  ResponseOf<P, M> extends { results: infer R } ? R : never

/** Request body; `never` when there is none. */
export type BodyOf<P extends keyof paths, M extends Method> = paths[P][M] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : never

/** Change of one row in the bulk change of a list; `never` where the list has none. */
export type BulkChangeOf<P extends keyof paths> =
  BodyOf<P, 'patch'> extends { changes: (infer Change)[] } ? Change : never

/** Result of each row of a bulk change. */
export type BulkReport = components['schemas']['BulkReport']

/** Query parameters of a GET path. */
export type QueryOf<P extends keyof paths> = paths[P]['get'] extends {
  parameters: { query?: infer Q }
}
  ? NonNullable<Q>
  : Record<never, never>

/** Path parameters such as `{id}`; `undefined` when the path has none. */
export type PathParams<P extends keyof paths, M extends Method> = paths[P][M] extends {
  parameters: { path: infer V }
}
  ? V
  : paths[P] extends { parameters: { path: infer V } }
    ? V
    : undefined

/** Paths of one record: they end in `{id}/`. */
export type OnePath = Extract<
  PathWith<'get'> | PathWith<'patch'> | PathWith<'delete'>,
  `${string}{id}/${string}`
>

/** Paths of lists: their response is paginated. */
export type ListPath = {
  [P in PathWith<'get'>]: ResponseOf<P, 'get'> extends { total_count: number; results: unknown[] }
    ? P
    : never
}[PathWith<'get'>]

/** Collection path of a record path: `/management/room/{id}/` → `/management/room/`. */
export type CreatePath<One> = One extends `${infer Base}{id}/`
  ? Extract<PathWith<'post'>, Base>
  : never

/** Shape of every list response. */
export interface Page<Row> {
  results: Row[]
  total_count: number
  /** The count is a lower bound: more records may match. */
  total_is_minimum?: boolean
  page: number
  page_count: number
  per_page: number
}

/** A record with an id. */
export interface Identified {
  id: number
}
