import { formatDate } from '@zal/ui'
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

/** The days to freeze; either may still be open. */
export interface Span {
  start_date?: string
  end_date?: string
}

/** The freeze of a membership, its limits and lines, and what freezing the days would do. */
export function useFreeze(id: number, days: Span = {}, options: QueryOptions = {}) {
  return selectResults(freezes.use({ path: { id }, query: days }, options))
}

const freezes = defineQuery(['member', 'payment', 'checkin'], path)

/** Asks for it before the dialog does: whoever knows the keys is faster than the answer. */
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

/** Reads it now, for somebody who was faster than the first answer. */
export function useFetchFreeze(id: number) {
  const deps = useQueryDeps()
  return async () => (await freezes.fetch(deps, { path: { id }, query: {} })).results
}

type Frozen = ResultsOf<typeof path, 'patch'>

/** Freezes, moves a freeze or ends it. */
export const useFreezing = <Values extends object = Record<never, never>>(
  kept?: Omit<MutationOptions<Frozen, Values>, 'touches'>,
) => useApiMutation('patch', path, { touches: ['member', 'checkin', 'payment'], ...kept })

/** A refusal in words, with its days as people write them. */
export function useRefusalWords() {
  useTranslation('errors')
  const translate = useTranslate()
  return ({ code, vars }: Pick<NonNullable<MembershipFreeze['refused']>, 'code' | 'vars'>) =>
    translate(
      `errors:${code}`,
      Object.fromEntries(
        Object.entries(vars).map(([name, value]) => [
          name,
          typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value,
        ]),
      ),
    )
}
