import { DEPOSIT, methods } from '@zal/api/methods'
import { sumOf, type Part } from '../../src/rules/money.ts'

export interface Payment {
  id: number
  type: 1 | 2 | 3
  /** Id of the package or class; null for services. */
  plan: number | null
  subtotal: number
  discount: number
  total: number
  returned: number
  status: 'paid' | 'void' | 'refund' | 'partial_refund'
  /** Null for an anonymous sale. */
  member: number | null
  membership: number | null
  day: string
  parts: Part[]
  refunds: Part[]
}

/** Money that a member deposited. */
export interface Deposit {
  id: number
  member: number
  day: string
  parts: Part[]
}

export interface Shift {
  id: number
  /** Figures of a closed shift. */
  closed?: { expected: number; counted: number }
}

/** Amounts by ledger account. */
export type Accounts = Record<string, number>

/** An expected transaction of the ledger. */
export interface Booked {
  kind: string
  day: string
  shift: number | null
  payment: number | null
  accounts: Accounts
}

/** Append-only model of the books of one simulated life. */
export interface Books {
  payments: Payment[]
  deposits: Deposit[]
  shifts: Shift[]
  shift: Shift | null
  journal: Booked[]
  balances: Map<number, number>
}

export const openBooks = (members: readonly number[]): Books => ({
  payments: [],
  deposits: [],
  shifts: [],
  shift: null,
  journal: [],
  balances: new Map(members.map((member) => [member, 0])),
})

interface Entry {
  kind: string
  day: string
  payment?: Payment
  member?: number | null
}

/** Records a movement; an entry of a deposit changes the balance of its member. */
export function book(books: Books, { kind, day, payment, member }: Entry, accounts: Accounts) {
  const whose = member ?? payment?.member
  const owed = accounts[methods[DEPOSIT]] ?? 0
  if (owed !== 0 && !whose) throw new Error('A deposit is somebody’s')
  if (whose) books.balances.set(whose, (books.balances.get(whose) ?? 0) - owed)
  const shift = books.shift?.id ?? null
  books.journal.push({ kind, day, shift, payment: payment?.id ?? null, accounts })
}

/** Expected ledger accounts of a sale. */
export const saleOf = ({ type, subtotal, discount, parts }: Payment): Accounts => ({
  ...byAccount(parts),
  discount,
  [earningOf(type)]: -subtotal,
})

export const earningOf = (type: Payment['type']) => (type === 3 ? 'service' : 'membership')

/** Amounts by method, as accounts. */
export const byAccount = (parts: readonly Part[]): Accounts =>
  Object.fromEntries(parts.map(({ payment_method: way }) => [methods[way], sumOf(parts, way)]))

export const turned = (accounts: Accounts): Accounts =>
  Object.fromEntries(Object.entries(accounts).map(([account, amount]) => [account, -amount]))

/** Sums accounts; omits zeros. */
export function added(all: readonly Accounts[]): Accounts {
  const sums: Accounts = {}
  for (const each of all) {
    for (const [account, amount] of Object.entries(each))
      sums[account] = (sums[account] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}

/** Expected cash in the drawer of a shift before it is emptied. */
export const drawerOf = (books: Books, shift: number) =>
  books.journal
    .filter((each) => each.shift === shift && each.kind !== 'shift_close')
    .reduce((sum, { accounts }) => sum + (accounts.cash ?? 0), 0)
