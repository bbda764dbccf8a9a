import { formatDate, isDay } from '@zal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  defineQuery,
  type QueryOptions,
  selectResults,
  useQueryDeps,
} from '../../scaffold/query/index.ts'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { useTranslate } from '../../scaffold/i18n/index.ts'
import { type MutationOptions, useApiMutation } from '../../scaffold/mutation/index.ts'

const path = '/management/memberships/{id}/freeze/'

export type MembershipFreeze = ResultsOf<typeof path, 'get'>

/** Days of a freeze; each may be undefined while the form is incomplete. */
export interface Span {
  start_date?: string
  end_date?: string
}

/** Freeze of a membership, its limits and history, and a preview for the given days. */
export function useFreeze(id: number, days: Span = {}, options: QueryOptions = {}) {
  return selectResults(freezes.use({ path: { id }, query: days }, options))
}

const freezes = defineQuery(['member', 'payment', 'checkin'], path)

/**
 * Prefetches the freeze before its dialog opens, since the shortcut is faster than the response.
 */
export function usePrefetchFreeze(id: number, isWanted: boolean) {
  const deps = useQueryDeps()
  const ask = useEffectEvent(() => freezes.prefetch(deps, { path: { id }, query: {} }))
  useEffect(
    function askAhead() {
      if (isWanted) void ask()
    },
    [id, isWanted],
  )
}

/** Returns a function that fetches the freeze, for a shortcut pressed before the first response. */
export function useFetchFreeze(id: number) {
  const deps = useQueryDeps()
  return async () => (await freezes.fetch(deps, { path: { id }, query: {} })).results
}

type Frozen = ResultsOf<typeof path, 'patch'>

/** Mutation that creates, moves or ends a freeze. */
export const useFreezing = <Values extends object = Record<never, never>>(
  options?: Omit<MutationOptions<Frozen, Values>, 'touches'>,
) => useApiMutation('patch', path, { touches: ['member', 'checkin', 'payment'], ...options })

/** Returns a function that translates a refusal, with its dates formatted. */
export function useRefusalWords() {
  useTranslation('errors')
  const translate = useTranslate()
  return ({ code, vars }: Pick<NonNullable<MembershipFreeze['refused']>, 'code' | 'vars'>) =>
    translate(
      `errors:${code}`,
      Object.fromEntries(
        Object.entries(vars).map(([name, value]) => [
          name,
          typeof value === 'string' && isDay(value) ? formatDate(value) : value,
        ]),
      ),
    )
}
