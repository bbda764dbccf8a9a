import type { Operation } from '../src/core/operation/contract.ts'
import type { Answer, Caller } from '../src/testing/index.ts'
import { bodyOf, exampleOf, operations as described } from '../src/testing/operations.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * The operations of the contract, each with its example body; new ones are included in every matrix
 * automatically.
 */
export const operations = described.map((operation) => ({
  ...operation,
  example: exampleOf(operation) as Json | undefined,
}))

export type Call = (typeof operations)[number]

/** Operations that need a session. */
export const guarded = operations.filter(({ open }) => !open)

/** The noun of the record that `{id}` of a path names. */
const records: [RegExp, Noun][] = [
  [/^\/customer\/note\//, 'note'],
  [/^\/files\//, 'file'],
  [/^\/customer\/|^\/management\/member\//, 'member'],
  [/^\/management\/member-bin\//, 'removed'],
  [/^\/management\/memberships\//, 'membership'],
  [/^\/management\/member-import\//, 'import'],
  [/^\/management\/room\//, 'room'],
  [/^\/management\/package\//, 'package'],
  [/^\/management\/class\//, 'class'],
  [/^\/management\/trainer\//, 'trainer'],
  [/^\/management\/payment\/.*\/void-detail\//, 'voided'],
  [/^\/management\/payment\/.*\/refund-detail\//, 'refunded'],
  [/^\/management\/payment\//, 'payment'],
  [/^\/management\/online-payment\//, 'online'],
  [/^\/management\/deposit-payments\//, 'deposit'],
  [/^\/check-in\/register\//, 'checkin'],
  [/^\/check-in\/group-checkin\//, 'package'],
  [/^\/management\/(gyms|club)\//, 'club'],
  [/^\/finance\/shift\//, 'shift'],
  [/^\/finance\/closed-day\//, 'closedDay'],
  [/^\/finance\/ledger-entry\//, 'ledgerEntry'],
  [/^\/views\//, 'view'],
  [/^\/staffs\//, 'staff'],
  [/^\/device\//, 'device'],
  [/^\/notifications\/user-notifications\//, 'notification'],
]

export type Noun =
  | 'member'
  | 'removed'
  | 'room'
  | 'package'
  | 'class'
  | 'trainer'
  | 'payment'
  | 'voided'
  | 'refunded'
  | 'online'
  | 'deposit'
  | 'checkin'
  | 'club'
  | 'membership'
  | 'note'
  | 'file'
  | 'shift'
  | 'closedDay'
  | 'ledgerEntry'
  | 'view'
  | 'staff'
  | 'device'
  | 'notification'
  | 'import'

export function recordOf({ id, path }: Operation): Noun | null {
  if (!/\{(id|docId|timeIndex)\}/.test(path)) return null
  const found = records.find(([pattern]) => pattern.test(path))
  if (!found) throw new Error(`test/calls.ts has to learn which record ${id} names at ${path}`)
  return found[1]
}

/** Calls an operation with an id in its path and its example, or another body. */
export function call(
  caller: Caller,
  operation: Call,
  { id = 1, document = 1, time = 0, body = operation.example, query, options = {} }: CallWith = {},
): Promise<Answer> {
  const { method, path, parameters } = operation
  const named = path
    .replace('{id}', String(id))
    .replace('{timeIndex}', String(time))
    .replace('{docId}', String(document))
    .replace('{country}', 'UZB')
  const at = named + (query ?? requiredQuery(parameters))
  if (operation.form) return caller.send(method, at, bodyOf(operation), options)
  const text = method === 'GET' || body === undefined ? undefined : JSON.stringify(body)
  return caller.send(method, at, text, options)
}

interface CallWith {
  id?: number | string
  /** Id of the document in a path beside its member. */
  document?: number
  /** Index of the time block in a path beside its class. */
  time?: number
  body?: Json
  query?: string
  options?: Parameters<Caller['send']>[3]
}

/** Query string with all required parameters, from the examples of the contract. */
export function requiredQuery(parameters: Operation['parameters']) {
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  const values = needed.map(
    ({ name, example = name === 'noun' ? 'member' : 'a' }) => `${name}=${example}`,
  )
  return needed.length > 0 ? `?${values.join('&')}` : ''
}
