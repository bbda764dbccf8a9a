import { formatDate } from '@zal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useForesight } from '../scaffold/ahead.ts'
import { reading, resultsOf, type AskOptions } from '../scaffold/ask.ts'
import type { Results } from '../scaffold/contract.ts'
import { useSay } from '../scaffold/say.ts'
import { useWrite, type WriteOptions } from '../scaffold/useWrite.ts'

const path = '/management/memberships/{id}/freeze/'

export type MembershipFreeze = Results<typeof path, 'get'>

/** Days of a freeze; each may be undefined while the form is incomplete. */
export interface Span {
  start_date?: string
  end_date?: string
}

/** Freeze of a membership, its limits and history, and a preview for the given days. */
export function useFreeze(id: number, days: Span = {}, options: AskOptions = {}) {
  return resultsOf(freezes.use({ path: { id }, query: days }, options))
}

const freezes = reading(['member', 'payment', 'checkin'], path)

/**
 * Prefetches the freeze before its dialog opens, since the shortcut is faster than the response.
 */
export function useFreezeAhead(id: number, isWanted: boolean) {
  const foresight = useForesight()
  const ask = useEffectEvent(() => freezes.ahead(foresight, { path: { id }, query: {} }))
  useEffect(
    function askAhead() {
      if (isWanted) void ask()
    },
    [id, isWanted],
  )
}

/** Returns a function that fetches the freeze, for a shortcut pressed before the first response. */
export function useReadFreeze(id: number) {
  const foresight = useForesight()
  return async () => (await freezes.read(foresight, { path: { id }, query: {} })).results
}

type Frozen = Results<typeof path, 'patch'>

/** Mutation that creates, moves or ends a freeze. */
export const useFreezing = <Values extends object = Record<never, never>>(
  kept?: Omit<WriteOptions<Frozen, Values>, 'touches'>,
) => useWrite('patch', path, { touches: ['member', 'checkin', 'payment'], ...kept })

/** Returns a function that translates a refusal, with its dates formatted. */
export function useRefusalWords() {
  useTranslation('errors')
  const say = useSay()
  return ({ code, vars }: Pick<NonNullable<MembershipFreeze['refused']>, 'code' | 'vars'>) =>
    say(
      `errors:${code}`,
      Object.fromEntries(
        Object.entries(vars).map(([name, value]) => [
          name,
          typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value) : value,
        ]),
      ),
    )
}
