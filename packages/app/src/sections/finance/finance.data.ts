import type { Topic } from '@zal/api/events'
import { resultsOf, useAsk, useAskAll } from '../../scaffold/ask.ts'
import type { Answer, Results } from '../../scaffold/contract.ts'
import type { FilterValues } from '../../scaffold/list.types.ts'
import { PER_READ } from '../../scaffold/useListData.ts'

export type Transaction = Results<'/finance/ledger/', 'get'>[number]
export type Account = Answer<'/finance/ledger/', 'get'>['accounts'][number]
export type Integrity = Results<'/finance/integrity/', 'get'>
export type Fault = Integrity['checks'][number]['rows'][number]

/** Whatever moves money is booked; the names of members stand beside it. */
const bookTopics: Topic[] = ['payment', 'deposit', 'shift', 'member']

/** What was booked on some days, all of it or what touches an account. */
export function useLedger(filters: FilterValues) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = { ...Object.fromEntries(asked), per_page: PER_READ }
  return useAskAll(bookTopics, '/finance/ledger/', { query }, { keep: true })
}

/** Whether the books agree; asked only when somebody wants to know. */
export function useIntegrity(wanted: boolean) {
  const asked = useAsk('payment', '/finance/integrity/', {}, { enabled: wanted })
  return resultsOf(asked)
}
