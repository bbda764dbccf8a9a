export { createQueryClient } from './createQueryClient.ts'
export { invalidateTopics, trackMutation, useInvalidateTopics } from './invalidateTopics.ts'
export { type PrefetchArgs, type QueryDeps, useQueryDeps } from './prefetch.ts'
export {
  isReference,
  type Reference,
  type ReferenceOption,
  referenceSource,
  type ReferenceSource,
  useReferenceOptions,
} from './references.ts'
export {
  type PlainResource,
  type RecordTypes,
  resource,
  type Resource,
  type Versioned,
  type Writes,
} from './resource.ts'
export { fetchAllPages } from './pages.ts'
export { useEndlessResults } from './useEndlessResults.ts'
export { useOlderQuery } from './useOlderQuery.ts'
export { defineInfiniteQuery, defineQuery } from './defineQuery.ts'
export {
  allOf,
  type InfiniteQueryResult,
  mapResult,
  type QueryOptions,
  type QueryResult,
  selectResults,
  useApiQuery,
  useInfiniteApiQuery,
} from './useApiQuery.ts'
