import { formatDate } from '@zal/ui'
import { resultsOf, useAsk, type AskOptions } from '../scaffold/ask.ts'
import { call } from '../scaffold/call.ts'
import type { Results } from '../scaffold/contract.ts'
import { useSay } from '../scaffold/say.ts'
import { useSend } from '../scaffold/send.ts'
import { useServices } from '../scaffold/services.ts'

const path = '/management/memberships/{id}/freeze/'

export type MembershipFreeze = Results<typeof path, 'get'>

/** The days to freeze; either may still be open. */
export interface Span {
  start_date?: string
  end_date?: string
}

/** The freeze of a membership, its limits and lines, and what freezing the days would do. */
export function useFreeze(id: number, days: Span = {}, options: AskOptions = {}) {
  const params = { path: { id }, query: days }
  const asked = useAsk(['member', 'payment', 'checkin'], path, params, options)
  return resultsOf(asked)
}

/** Reads it now, for somebody who was faster than the first answer. */
export function useReadFreeze(id: number) {
  const { api } = useServices()
  return async () => (await call(api, 'get', path, { params: { path: { id } } })).results
}

/** Freezes, moves a freeze or ends it. */
export const useFreezing = () =>
  useSend('patch', path, { touches: ['member', 'checkin', 'payment'] })

/** A refusal in words, with its days as people write them. */
export function useRefusalWords() {
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
