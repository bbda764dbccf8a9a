import type { paths } from '@zal/api'

/** What the contract says about a path, as types. Nothing here exists at run time. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that have the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown } ? P : never
}[keyof paths]

/** The whole success answer: envelope, results and, for lists, the counts. */
export type ResponseOf<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer A } } }
}
  ? A
  : never

/** What the envelope carries. */
export type ResultsOf<P extends keyof paths, M extends Method> =
  ResponseOf<P, M> extends { results: infer R } ? R : never

/** What a write sends; `never` when it has no body. */
export type BodyOf<P extends keyof paths, M extends Method> = paths[P][M] extends {
  requestBody: { content: { 'application/json': infer B } }
}
  ? B
  : never

/** What may stand behind the question mark. */
export type QueryOf<P extends keyof paths> = paths[P]['get'] extends {
  parameters: { query?: infer Q }
}
  ? NonNullable<Q>
  : Record<never, never>

/** The values for `{id}` and the like; `undefined` when the path has none. */
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

/** Paths of lists: their answer is paged. */
export type ListPath = {
  [P in PathWith<'get'>]: ResponseOf<P, 'get'> extends { total_count: number; results: unknown[] }
    ? P
    : never
}[PathWith<'get'>]

/** Where records of a path are made: `/management/room/{id}/` → `/management/room/`. */
export type CreatePath<One> = One extends `${infer Base}{id}/`
  ? Extract<PathWith<'post'>, Base>
  : never

/** A page as every list answers it. */
export interface Page<Row> {
  results: Row[]
  total_count: number
  /** At least `total_count` records match. */
  total_is_minimum?: boolean
  page: number
  page_count: number
  per_page: number
}

/** Every record has an id. */
export interface Identified {
  id: number
}
