import type { Topic } from '@zal/api/events'
import { resultsOf, useAsk, useAskAll } from '../../scaffold/ask.ts'
import type { Answer, Results } from '../../scaffold/contract.ts'
import type { FilterValues } from '../../scaffold/list.types.ts'
import { PER_READ } from '../../scaffold/useListData.ts'

export type Transaction = Results<'/finance/ledger/', 'get'>[number]
export type Account = Answer<'/finance/ledger/', 'get'>['accounts'][number]
export type Integrity = Results<'/finance/integrity/', 'get'>
export type Fault = Integrity['checks'][number]['rows'][number]

/** Topics whose events add ledger transactions or rename members. */
const bookTopics: Topic[] = ['payment', 'deposit', 'shift', 'member']

/** Ledger transactions of a period, optionally of one account. */
export function useLedger(filters: FilterValues) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const query = { ...Object.fromEntries(asked), per_page: PER_READ }
  return useAskAll(bookTopics, '/finance/ledger/', { query }, { keep: true })
}

/** Result of the integrity check; requested only while `wanted`. */
export function useIntegrity(wanted: boolean) {
  const asked = useAsk('payment', '/finance/integrity/', {}, { enabled: wanted })
  return resultsOf(asked)
}
