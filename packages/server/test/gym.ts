import type { TestServer } from '../src/testing/index.ts'

let phones = 900_000_000

type Sql = Pick<TestServer, 'sql'>

/** Inserts rows directly, for tests whose subject is not the creation of these records. */
export function gym({ sql }: Sql, merchant = 1, club = 1) {
  const id = async (text: string, values: unknown[]) => {
    const [row] = await sql<{ id: number }>(merchant, text, values)
    if (!row) throw new Error('Nothing was written')
    return row.id
  }
  return {
    /** `count` members of the club; returns their ids. */
    members: async (count: number, columns: Columns = {}) => {
      const rows = await sql<{ id: number }>(
        merchant,
        `insert into member (merchant_id, club_id, is_global, first_name, last_name, gender, date_joined, phone, status,
                             read_only, search_words, sort_key, created_at)
         select $1, $2, $3, 'Oʻgʻiloy', 'Gʻulomova', 2, '2026-01-01',
                '+998' || ($7::bigint + i), $5, $6, '{ogiloi,golomova}', 'gulomova', '2026-01-01Z'
           from generate_series(1, $4) i returning id`,
        [
          merchant,
          columns.club ?? club,
          columns.is_global ?? false,
          count,
          columns.status ?? 'active',
          columns.read_only ?? false,
          (phones += count) - count,
        ],
      )
      return rows.map((row) => row.id)
    },

    plan: (columns: PlanColumns = {}) =>
      id(
        `insert into package (merchant_id, club_id, name, price, days, visits, start_time, end_time, is_active, is_global, slot,
                              week_days, freeze_days, freeze_times, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, '2026-01-01Z') returning id`,
        [
          merchant,
          columns.club ?? club,
          columns.name ?? 'Oylik',
          columns.price ?? 400_000,
          columns.days ?? 30,
          columns.visits ?? null,
          columns.hours?.[0] ?? null,
          columns.hours?.[1] ?? null,
          columns.is_active ?? true,
          columns.is_global ?? false,
          columns.slot ?? null,
          columns.week_days ?? [],
          columns.freeze_days ?? null,
          columns.freeze_times ?? null,
        ],
      ),

    /** A class with one block; returns both ids. */
    class: async (columns: ClassColumns = {}) => {
      const made = await id(
        `insert into class (merchant_id, club_id, name, price, days, visits, is_active, created_at)
         values ($1, $2, 'Pilates', $3, $4, $5, $6, '2026-01-01Z') returning id`,
        [
          merchant,
          columns.club ?? club,
          columns.price ?? 400_000,
          columns.days ?? 30,
          columns.visits ?? null,
          columns.is_active ?? true,
        ],
      )
      const time = await id(
        `insert into class_time (merchant_id, class_id, position, week_days, start_time, end_time, slot)
         values ($1, $2, 0, $3, $4, $5, $6) returning id`,
        [
          merchant,
          made,
          columns.week_days ?? [1, 2, 3, 4, 5, 6, 7],
          columns.hours?.[0] ?? '00:00',
          columns.hours?.[1] ?? '23:59',
          columns.slot ?? null,
        ],
      )
      return { id: made, time }
    },

    freeze: (membership: number, from: string, to: string) =>
      id(
        `insert into membership_freeze (merchant_id, membership_id, start_date, end_date, staff_id, created_at)
         select merchant_id, id, $2, $3, sold_by, '2026-01-01Z' from membership where id = $1 returning id`,
        [membership, from, to],
      ),

    /** Credits the member's deposit in cash. */
    deposit: (member: number, amount: number) =>
      id(
        `with t as (
           insert into ledger_transaction (merchant_id, club_id, kind, business_day, member_id, staff_id, at)
           select m.merchant_id, $3, 'deposit', '2026-11-01', m.id, s.id, '2026-11-01Z'
             from member m join staff s on s.merchant_id = m.merchant_id and s.role = 'owner' where m.id = $1 limit 1
           returning *
         ), e as (
           insert into ledger_entry (merchant_id, transaction_id, club_id, account, member_id, amount, currency)
           select t.merchant_id, t.id, t.club_id, e.account, case e.account when 'deposit' then t.member_id end,
                  case e.account when 'deposit' then -$2::bigint else $2::bigint end,
                  case t.merchant_id when 1 then 'UZS' else 'KGS' end
             from t, unnest(array['cash', 'deposit']) e (account)
         ) select id from t`,
        [member, amount, club],
      ),

    /** A sale of 400 000 that waits for money from Click. */
    online: (member: number, name = 'Oylik') =>
      id(
        `insert into online_payment (merchant_id, id, club_id, method, amount, total, kind, sale, seller, name, member_id, staff_id,
                                     created_at, expires_at)
         select $1, nextval('payment_id_seq'), $2, 6, 400000, 400000, 1,
                '{"payments": [{"payment_method": 6, "amount": 400000}]}', jsonb_build_object('club', $2::bigint), $4, $3, s.id,
                '2026-11-21T07:00:00Z', '2026-11-21T07:15:00Z'
           from staff s where s.merchant_id = $1 and s.role = 'owner' limit 1 returning id`,
        [merchant, club, member, name],
      ),

    balance: async (member: number) => {
      const [row] = await sql<{ balance: number }>(
        merchant,
        'select member_balance($1, $2) as balance',
        [merchant, member],
      )
      return row?.balance
    },
  }
}

export type Gym = ReturnType<typeof gym>

interface Columns {
  club?: number
  is_global?: boolean
  status?: string
  read_only?: boolean
}

interface PlanColumns {
  club?: number
  name?: string
  price?: number
  days?: number
  visits?: number | null
  hours?: [string, string]
  is_active?: boolean
  is_global?: boolean
  slot?: number | null
  week_days?: number[]
  freeze_days?: number
  freeze_times?: number
}

type ClassColumns = Omit<PlanColumns, 'name' | 'is_global' | 'freeze_days' | 'freeze_times'>

export const today = '2026-11-21'

interface SaleChanges {
  [field: string]: unknown
  price?: number
}

/** Body of a sale of a plan at its full price in cash, today; a date in the past gets a reason. */
export function saleOf(customer: number, plan: number, changes: SaleChanges = {}) {
  const { price = 400_000, ...rest } = changes
  const total = typeof rest.total === 'number' ? rest.total : price
  return {
    customer,
    payment_method: 3,
    subtotal: price,
    total,
    start_date: today,
    payment_date: today,
    subscription: { type: 1, plan },
    payments: total > 0 ? [{ amount: total, payment_method: 3 }] : [],
    ...(rest.payment_date ? { date_reason: 'Kecha kiritilmay qolgan' } : {}),
    ...rest,
  }
}

/** Body of a sale of a block of a class at its full price in cash, today. */
export const classSaleOf = (
  customer: number,
  { id, time }: { id: number; time: number },
  changes: SaleChanges = {},
) => saleOf(customer, id, { subscription: { type: 2, plan: id, class_time: time }, ...changes })
