import { formatDate, isDay } from '@zal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useForesight } from '../scaffold/ahead.ts'
import { reading, resultsOf, type AskOptions } from '../scaffold/ask.ts'
import type { Results } from '../scaffold/contract.ts'
import { useSay } from '../scaffold/say.ts'
import { useWrite, type WriteOptions } from '../scaffold/useWrite.ts'

const path = '/management/memberships/{id}/freeze/'

export type MembershipFreeze = Results<typeof path, 'get'>

/** The days to freeze; either may still be open. */
export interface Span {
  start_date?: string
  end_date?: string
}

/** The freeze of a membership, its limits and lines, and what freezing the days would do. */
export function useFreeze(id: number, days: Span = {}, options: AskOptions = {}) {
  return resultsOf(freezes.use({ path: { id }, query: days }, options))
}

const freezes = reading(['member', 'payment', 'checkin'], path)

/** Asks for it before the dialog does: whoever knows the keys is faster than the answer. */
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

/** Reads it now, for somebody who was faster than the first answer. */
export function useReadFreeze(id: number) {
  const foresight = useForesight()
  return async () => (await freezes.read(foresight, { path: { id }, query: {} })).results
}

type Frozen = Results<typeof path, 'patch'>

/** Freezes, moves a freeze or ends it. */
export const useFreezing = <Values extends object = Record<never, never>>(
  kept?: Omit<WriteOptions<Frozen, Values>, 'touches'>,
) => useWrite('patch', path, { touches: ['member', 'checkin', 'payment'], ...kept })

/** A refusal in words, with its days as people write them. */
export function useRefusalWords() {
  useTranslation('errors')
  const say = useSay()
  return ({ code, vars }: Pick<NonNullable<MembershipFreeze['refused']>, 'code' | 'vars'>) =>
    say(
      `errors:${code}`,
      Object.fromEntries(
        Object.entries(vars).map(([name, value]) => [
          name,
          typeof value === 'string' && isDay(value) ? formatDate(value) : value,
        ]),
      ),
    )
}
