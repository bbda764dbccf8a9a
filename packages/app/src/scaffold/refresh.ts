import type { QueryClient } from '@tanstack/react-query'
import type { Noun } from '../i18n/words.ts'

/** Asks again whatever shows these nouns; all of it without a list, as after a gap in the live messages. */
export const refresh = (queries: QueryClient, nouns?: Noun[]) =>
  queries.invalidateQueries({
    predicate: ({ meta }) => !nouns || nouns.some((noun) => nounsOf(meta).includes(noun)),
  })

const nounsOf = (meta: Record<string, unknown> | undefined) =>
  Array.isArray(meta?.nouns) ? (meta.nouns as Noun[]) : []
