import type { Answer } from '../../core/operation/context.ts'
import { plainText } from '../../domain/richText.ts'

type Change = Answer<'listActivity'>['results'][number]['logs'][number]['changes'][number]
type Fields = Record<string, unknown> | null

/** What an audit row keeps of a record. */
export interface Trace {
  /** The table. */
  type: string
  before: Fields
  after: Fields
}

/** What a person may want to read of each kind of record, in this order; the rest is for machines. */
const fieldKinds: Record<string, Record<string, Change['kind']>> = {
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

/** The fields that differ; of a record that came or went, those that have a value. A new member is not told in full. */
export function changesOf({ type, before, after }: Trace): Change[] {
  if (type === 'member' && !(before && after)) return []
  return Object.entries(fieldKinds[type] ?? {}).flatMap(([field, kind]) => {
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
