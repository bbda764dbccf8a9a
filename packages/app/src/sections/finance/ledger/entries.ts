import type { Transaction } from './ledger.data.ts'

/** An entry with its transaction. */
export interface EntryRow {
  id: number
  account: string
  amount: number
  transaction: Transaction
}

/** Entries of the transactions in their order, all or those of one account. */
export const entriesOf = (
  transactions: readonly Transaction[],
  account: string | undefined,
): EntryRow[] =>
  transactions.flatMap((transaction) =>
    transaction.entries
      .filter((entry) => account === undefined || entry.account === account)
      .map((entry) => ({ ...entry, transaction })),
  )
