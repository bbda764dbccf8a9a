import type { components } from '@zal/api/schema'
import { plainText } from './richText.ts'

type Change = components['schemas']['LogChange']
type Fields = Record<string, unknown> | null

/** The part of a record that an audit row stores. */
export interface Trace {
  /** Name of the table. */
  type: string
  before: Fields
  after: Fields
}

/** Fields that the log shows by record type, in this order; other fields are internal. */
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
  club: {
    name: 'text',
    phone: 'phone',
    address_line: 'text',
    is_active: 'flag',
    payment_methods: 'text',
    deposit: 'flag',
    shift: 'flag',
    credit_limit: 'money',
    approval_above: 'money',
    discount_limit: 'number',
    discount_reasons: 'text',
    support_phone: 'phone',
    tolerance_minutes: 'number',
    warn_days: 'number',
    warn_visits: 'number',
    inside_minutes: 'number',
    receipt_width: 'number',
    receipt_footer: 'text',
    receipt_link: 'flag',
    device_policy: 'choice',
    first_steps_hidden: 'flag',
    sales_goal: 'money',
    is_sample: 'flag',
    rows: 'number',
  },
  staff: {
    last_name: 'text',
    first_name: 'text',
    role: 'choice',
    is_active: 'flag',
    phone: 'phone',
    email: 'text',
    ended: 'number',
  },
  room: { name: 'text', is_active: 'flag' },
  package: { name: 'text', price: 'money', days: 'number', visits: 'number', is_active: 'flag' },
  class: { name: 'text', price: 'money', days: 'number', visits: 'number', is_active: 'flag' },
  trainer: { last_name: 'text', first_name: 'text', phone: 'phone', is_active: 'flag' },
  shift: { float: 'money', counted: 'money', difference: 'money', amount: 'money' },
  closing: { day: 'day' },
  ledger: { checks: 'number', faults: 'number' },
  view: { name: 'text' },
}

/**
 * The fields that differ; for a created or removed record, those with a value. Creating a member lists no
 * fields.
 */
export function changesOf({ type, before, after }: Trace): Change[] {
  if (type === 'member' && !(before && after)) return []
  const fields = Object.entries(fieldKinds[type] ?? {}).flatMap(([field, kind]) => {
    const [old, now] = [valueOf(before, field), valueOf(after, field)]
    return old === now ? [] : [{ field, kind, before: old, after: now }]
  })
  return type === 'staff' && before && after ? [...fields, ...rightsOf(before, after)] : fields
}

/** The rights whose state differs. The two tabs of payments are one right. */
function rightsOf(before: NonNullable<Fields>, after: NonNullable<Fields>): Change[] {
  const [old, now] = [statesOf(before), statesOf(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => !path.startsWith('payment.history') && old.get(path) !== now.get(path))
    .toSorted()
    .map((field) => ({
      field,
      kind: 'right',
      before: old.get(field) ?? 'role',
      after: now.get(field) ?? 'role',
    }))
}

/** State of each right of a person that differs from the role. */
function statesOf({ permissions }: NonNullable<Fields>) {
  const { granted = [], taken = [] } = (permissions ?? {}) as Record<string, string[] | undefined>
  return new Map([
    ...granted.map((path) => [path, 'granted'] as const),
    ...taken.map((path) => [path, 'taken'] as const),
  ])
}

function valueOf(fields: Fields, field: string): Change['before'] {
  const value = fields?.[field]
  if (value === undefined || value === null || value === '') return null
  if (Array.isArray(value)) return value.map(String).join(', ') || null
  if (field === 'receipt_footer') return Object.values(value).filter(Boolean).join(' / ') || null
  if (field === 'text' && typeof value === 'string') return plainText(value)
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value === 0 && field === 'discount_amount' ? null : value
  }
  return typeof value === 'object' && 'address_line' in value ? String(value.address_line) : null
}
