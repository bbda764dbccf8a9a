import { foldName, sortKey } from '@zal/api/fold'
import type { TestServer } from '../../testing/index.ts'

let last = 998_900_000_000

export interface Sample {
  merchant?: number
  club?: number
  first_name?: string
  last_name?: string
  phone?: string
  [column: string]: unknown
}

/** Inserts a member directly, for states that the form cannot create; returns the id. */
export async function addMember(
  api: Pick<TestServer, 'sql'>,
  sample: Sample = {},
): Promise<number> {
  last += 1
  const {
    merchant = 1,
    club = 1,
    first_name = 'Ali',
    last_name = 'Valiyev',
    phone,
    ...more
  } = sample
  const row = {
    merchant_id: merchant,
    club_id: club,
    first_name,
    last_name,
    gender: 1,
    date_joined: '2026-01-01',
    phone: phone ?? `+${last}`,
    search_words: foldName(`${last_name} ${first_name}`),
    sort_key: sortKey(last_name, first_name),
    created_at: '2026-01-01T00:00:00Z',
    ...more,
  }
  return insert(api, merchant, 'member', row)
}

/** Inserts a membership of 300 000 for the days; returns the id. */
export async function addMembership(
  api: Pick<TestServer, 'sql'>,
  member: number,
  start: string,
  end: string,
  more: Record<string, unknown> = {},
): Promise<number> {
  return insert(api, 1, 'membership', {
    merchant_id: 1,
    club_id: 1,
    member_id: member,
    type: 1,
    name: 'Oylik',
    price: 300_000,
    days: (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1,
    start_date: start,
    end_date: end,
    taken: `[${start},${end}]`,
    sold_by: 1,
    created_at: '2026-01-01T00:00:00Z',
    ...more,
  })
}

/** Changes the deposit of a member by an amount. */
export async function addDeposit(api: Pick<TestServer, 'sql'>, member: number, amount: number) {
  await api.sql(
    1,
    `with t as (
       insert into ledger_transaction (merchant_id, club_id, kind, business_day, member_id, staff_id, at)
       values (1, 1, 'deposit', '2026-01-01', $1, 1, '2026-01-01Z') returning id)
     insert into ledger_entry (merchant_id, transaction_id, club_id, account, member_id, amount, currency)
     select 1, t.id, 1, x.account, x.member, x.amount, 'UZS'
       from t, (values ('deposit', $1::bigint, -$2::bigint), ('cash', null, $2::bigint)) x (account, member, amount)`,
    [member, amount],
  )
}

export async function insert(
  api: Pick<TestServer, 'sql'>,
  merchant: number,
  table: string,
  row: Record<string, unknown>,
): Promise<number> {
  const columns = Object.keys(row)
  const places = columns.map((_, at) => `$${at + 1}`)
  const [added] = await api.sql<{ id: number }>(
    merchant,
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  )
  return added?.id ?? 0
}
