import type { Answer } from '../../core/context.ts'
import { plainText } from '../../rules/richText.ts'

type Change = Answer<'listActivity'>['results'][number]['logs'][number]['changes'][number]
type Fields = Record<string, unknown> | null

/** The part of a record that an audit row stores. */
export interface Trace {
  /** Name of the table. */
  type: string
  before: Fields
  after: Fields
}

/** Fields that the log shows by record type, in this order; other fields are internal. */
const told: Record<string, Record<string, Change['kind']>> = {
  member: {
    last_name: 'text',
    first_name: 'text',
    phone: 'phone',
    phone2: 'phone',
    gender: 'choice',
    birth_date: 'day',
    date_joined: 'day',
    email: 'text',
    through: 'choice',
    address: 'text',
    description: 'text',
    status: 'choice',
    is_global: 'flag',
    mobile_user: 'text',
  },
  payment: {
    invoice_id: 'number',
    total: 'money',
    discount_amount: 'money',
    payment_date: 'day',
  },
  deposit: { amount: 'money', payment_date: 'day' },
  checkin: { session: 'text' },
  note: { text: 'text' },
  document: { name: 'text' },
  membership: {
    status: 'text',
    start_date: 'day',
    end_date: 'day',
    freeze_start_date: 'day',
    freeze_end_date: 'day',
  },
}

/**
 * The fields that differ; for a created or removed record, those with a value. Creating a member lists no
 * fields.
 */
export function changesOf({ type, before, after }: Trace): Change[] {
  if (type === 'member' && !(before && after)) return []
  return Object.entries(told[type] ?? {}).flatMap(([field, kind]) => {
    const [old, now] = [valueOf(before, field), valueOf(after, field)]
    return old === now ? [] : [{ field, kind, before: old, after: now }]
  })
}

function valueOf(fields: Fields, field: string): Change['before'] {
  const value = fields?.[field]
  if (value === undefined || value === null || value === '') return null
  if (field === 'text' && typeof value === 'string') return plainText(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value === 0 && field === 'discount_amount' ? null : value
  }
  return typeof value === 'object' && 'address_line' in value ? String(value.address_line) : null
}
