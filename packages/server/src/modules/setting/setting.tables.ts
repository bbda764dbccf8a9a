import { sql, type RawBuilder } from 'kysely'
import { day, minute, money, number, option, text, type Column } from '../../core/sheets/columns.ts'

/** A row by the names of its columns: days and moments as text, amounts as whole units. */
export type TableRow = Readonly<Record<string, TableValue>>
type TableValue = string | number | boolean | readonly (string | number)[] | null

export interface ExportTable {
  /** Name of the files, and of the array in JSON. */
  name: string
  /** Name in the database. */
  table: string
  /** Table `t` with its joins. */
  from: RawBuilder<unknown>
  /** Column that orders the rows and is unique. */
  key: string
  /** Condition on the rows; `clubs` are ids. */
  where: (clubs: RawBuilder<unknown>) => RawBuilder<unknown>
  /** What each column reads; those without an entry have the name of the column. */
  reads: Readonly<Record<string, RawBuilder<unknown>>>
  columns: Readonly<Record<string, Column<TableRow>>>
}

type Kind = (name: string) => Column<TableRow>

const id: Kind = (name) => number(10, (row) => row[name] as number | null)
const amount: Kind = (name) => money((row) => row[name] as number | null)
const date: Kind = (name) => day((row) => row[name] as string | null)
const at: Kind = (name) => minute((row) => row[name] as string | null)
const yes: Kind = (name) => text(10, (row, { words }) => words.common[row[name] ? 'yes' : 'no'])
const words =
  (width: number): Kind =>
  (name) =>
    text(width, (row) => {
      const value = row[name]
      return Array.isArray(value) ? value.join(', ') : (value as string | null)
    })
const short = words(14)
const long = words(32)
const method: Kind = (name) =>
  option(18, 'payment', 'pay_method', (row) => row[name] as number | null)

interface Source {
  from?: RawBuilder<unknown>
  key?: string
  where?: ExportTable['where']
  reads?: ExportTable['reads']
}

function table(
  name: string,
  source: string,
  kinds: Record<string, Kind>,
  { from, key = 'id', where = ofClub, reads = {} }: Source = {},
): ExportTable {
  const columns = Object.entries(kinds).map(([column, kind]) => [column, kind(column)] as const)
  return {
    name,
    table: source,
    key,
    where,
    reads,
    from: from ?? sql`${sql.table(source)} t`,
    columns: Object.fromEntries(columns),
  }
}

const ofClub: ExportTable['where'] = (clubs) => sql`t.club_id = any(${clubs})`

/** Condition on rows whose club is that of another one. */
const ofParent =
  (parent: string, column: string): ExportTable['where'] =>
  (clubs) =>
    sql`exists (
    select from ${sql.table(parent)} p
     where p.merchant_id = t.merchant_id and p.id = ${sql.ref(`t.${column}`)} and p.club_id = any(${clubs}))`

/** Tables of the export, each after those that its ids point to. */
export const exportTables: readonly ExportTable[] = [
  table(
    'clubs',
    'club',
    { id, name: words(24), phone: short, city: short, address_line: long, is_active: yes },
    { where: (clubs) => sql`t.id = any(${clubs})` },
  ),
  table(
    'staff',
    'staff',
    {
      id,
      last_name: words(20),
      first_name: words(20),
      role: short,
      email: words(24),
      phone: short,
      birth_date: date,
      is_active: yes,
      created_at: at,
    },
    {
      where: (clubs) => sql`(t.role = 'owner' or exists (
        select from staff_club x
         where x.merchant_id = t.merchant_id and x.staff_id = t.id and x.club_id = any(${clubs})))`,
    },
  ),
  table(
    'trainers',
    'trainer',
    {
      staff_id: id,
      specialities: long,
      bio: long,
      week_days: short,
      start_time: short,
      end_time: short,
    },
    {
      key: 'staff_id',
      where: (clubs) => sql`exists (
        select from staff_club x
         where x.merchant_id = t.merchant_id and x.staff_id = t.staff_id and x.club_id = any(${clubs}))`,
    },
  ),
  table('rooms', 'room', { id, club_id: id, name: words(24), is_active: yes, created_at: at }),
  table('packages', 'package', {
    id,
    club_id: id,
    name: words(24),
    price: amount,
    days: id,
    visits: id,
    week_days: short,
    start_time: short,
    end_time: short,
    trainer_id: id,
    room_id: id,
    slot: id,
    freeze_days: id,
    freeze_times: id,
    is_global: yes,
    is_active: yes,
    description: long,
    created_at: at,
  }),
  table('classes', 'class', {
    id,
    club_id: id,
    name: words(24),
    price: amount,
    days: id,
    visits: id,
    start_date: date,
    end_date: date,
    is_active: yes,
    description: long,
    created_at: at,
  }),
  table(
    'class_times',
    'class_time',
    {
      id,
      class_id: id,
      week_days: short,
      start_time: short,
      end_time: short,
      room_id: id,
      slot: id,
      trainer_ids: short,
    },
    {
      where: ofParent('class', 'class_id'),
      reads: {
        trainer_ids: sql`array(
          select x.trainer_id from class_time_trainer x
           where x.merchant_id = t.merchant_id and x.class_time_id = t.id order by 1)`,
      },
    },
  ),
  table(
    'members',
    'member',
    {
      id,
      club_id: id,
      last_name: words(20),
      first_name: words(20),
      phone: short,
      phone2: short,
      gender: (name) => option(10, 'member', 'gender', (row) => (row[name] as number) || null),
      birth_date: date,
      date_joined: date,
      email: words(24),
      through: (name) => option(18, 'member', 'through', (row) => row[name] as number | null),
      address_line: long,
      description: long,
      status: short,
      is_global: yes,
      created_at: at,
      deleted_at: at,
    },
    {
      where: (clubs) => sql`(t.is_global or t.club_id = any(${clubs}))`,
      reads: { address_line: sql`t.address->>'address_line'` },
    },
  ),
  table('memberships', 'membership', {
    id,
    club_id: id,
    member_id: id,
    package_id: id,
    class_id: id,
    class_time_id: id,
    name: words(24),
    price: amount,
    days: id,
    visits: id,
    start_date: date,
    end_date: date,
    week_days: short,
    start_time: short,
    end_time: short,
    trainer_id: id,
    state: short,
    sold_by: id,
    created_at: at,
  }),
  table(
    'freezes',
    'membership_freeze',
    {
      id,
      membership_id: id,
      start_date: date,
      end_date: date,
      notes: long,
      staff_id: id,
      created_at: at,
      cancelled_at: at,
    },
    { where: ofParent('membership', 'membership_id') },
  ),
  table(
    'payments',
    'payment',
    {
      id,
      club_id: id,
      invoice_no: id,
      type: (name) => option(18, 'payment', 'subscription', (row) => row[name] as number),
      member_id: id,
      membership_id: id,
      payment_date: date,
      status: (name) => option(18, 'payment', 'status', (row) => row[name] as string),
      subtotal: amount,
      discount_amount: amount,
      discount_reason: long,
      total: amount,
      returned: amount,
      currency: short,
      note: long,
      staff_id: id,
      at,
    },
    {
      from: sql`payment t join payment_state z on z.merchant_id = t.merchant_id and z.payment_id = t.id`,
      reads: {
        payment_date: sql`z.payment_date`,
        status: sql`z.status`,
        returned: sql`z.returned`,
        note: sql`z.note`,
      },
    },
  ),
  table('payment_items', 'payment_item', {
    id,
    payment_id: id,
    name: words(24),
    class_time_id: id,
    quantity: id,
    price: amount,
  }),
  table(
    'payment_parts',
    'payment_part',
    { id, payment_id: id, method, amount },
    {
      from: sql`payment_part t join payment_state z on z.merchant_id = t.merchant_id and z.payment_id = t.payment_id
                   and z.edition = t.edition`,
      where: (clubs) => sql`z.club_id = any(${clubs})`,
    },
  ),
  table(
    'reversals',
    'payment_reversal',
    {
      id,
      payment_id: id,
      kind: short,
      method,
      amount,
      reason: long,
      business_day: date,
      staff_id: id,
      approved_by: id,
      at,
    },
    { where: ofParent('payment', 'payment_id') },
  ),
  table('shifts', 'shift', {
    id,
    club_id: id,
    business_day: date,
    opened_by: id,
    opened_at: at,
    closed_by: id,
    closed_at: at,
    counted: amount,
    difference_reason: long,
  }),
  table(
    'shift_moves',
    'shift_move',
    {
      id,
      shift_id: id,
      direction: short,
      amount,
      reason: long,
      transaction_id: id,
      staff_id: id,
      at,
    },
    { where: ofParent('shift', 'shift_id') },
  ),
  table('closed_days', 'closed_day', {
    id,
    club_id: id,
    day: date,
    reason: long,
    closed_by: id,
    closed_at: at,
  }),
  table('ledger_transactions', 'ledger_transaction', {
    id,
    club_id: id,
    kind: short,
    business_day: date,
    payment_id: id,
    member_id: id,
    reverses_id: id,
    shift_id: id,
    staff_id: id,
    at,
  }),
  table('ledger_entries', 'ledger_entry', {
    id,
    transaction_id: id,
    club_id: id,
    account: short,
    member_id: id,
    amount,
    currency: short,
  }),
  table('visits', 'visit', {
    id,
    club_id: id,
    member_id: id,
    membership_id: id,
    payment_id: id,
    class_time_id: id,
    reverses_id: id,
    business_day: date,
    staff_id: id,
    at,
  }),
  table(
    'notes',
    'note',
    { id, club_id: id, member_id: id, text: words(48), staff_id: id, created_at: at },
    { where: (clubs) => sql`t.deleted_at is null and t.club_id = any(${clubs})` },
  ),
]
