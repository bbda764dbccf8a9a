import { load, request } from './load.mjs'
import { note } from './print.mjs'

/** Triggers and indexes that the dashboard and the work list add to a write, and the sums by day, which also give the totals of the history. */
const added = {
  triggers: [['visit', 'visit_day_stale']],
  indexes: [
    'membership_of_club_by_end',
    'membership_last',
    'membership_freeze_by_end',
    'event_alarm',
    'member_by_birthday',
  ],
}
const sums = {
  triggers: [
    ['payment_state', 'payment_counted'],
    ['payment_state', 'payment_counted_anew'],
  ],
  indexes: [],
}
export const variants = [
  { variant: 'with all', parts: [] },
  { variant: 'without the dashboard and the work list', parts: [added] },
  { variant: 'without the sums by day too', parts: [added, sums] },
]

/**
 * Milliseconds of a sale and of a check-in, one after the other by one connection: the p50 of the quietest of the rounds,
 * which alternate between the variants, so that other load of the machine meets each of them.
 */
export async function priceOfWrites(database, zal, headers, { rounds, count }) {
  const people = await database.query(`
    select s.member_id::integer as id, s.id::integer as plan
      from membership s join member m on m.merchant_id = s.merchant_id and m.id = s.member_id
     where s.merchant_id = 1 and s.club_id = 1 and s.type = 1 and s.state = 'sold' and s.visits is null and s.days > 1
       and (now() at time zone 'Asia/Tashkent')::date between s.start_date and s.end_date and s.start_time is null
       and s.week_days = '{}' and m.status = 'active' and not m.read_only and m.deleted_at is null and s.id > 1000 and m.id > 1000
       and not exists (select from membership o join membership_freeze f on f.merchant_id = 1 and f.membership_id = o.id
                        where o.merchant_id = 1 and o.member_id = s.member_id)
     order by md5(s.id::text)`)
  const [pass] = await database.query(
    'select id::integer, price::integer from package where merchant_id = 1 and club_id = 1 and days = 1 order by id limit 1',
  )
  let used = 0
  const next = () => people[used++ % people.length]
  const today = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10)
  const writes = {
    sale: () => ['/management/payment/', saleOf(next().id, pass, today)],
    'check-in': () => {
      const { id, plan } = next()
      return ['/check-in/register/', { customer: id, plan, confirm: true }]
    },
  }
  const run = async (write) => {
    const requests = Array.from({ length: count }, () => {
      const [path, body] = write()
      const key = { 'idempotency-key': crypto.randomUUID() }
      return request(zal.port, `/api/v1${path}`, { ...headers, ...key }, body)
    })
    return load({ ...zal, requests, connections: 1, count, warm: 0 })
  }
  const found = variants.map(({ variant }) => ({ variant, sale: [], 'check-in': [], refused: 0 }))
  for (const write of Object.values(writes)) await run(write)
  for (let round = 1; round <= rounds; round++)
    for (const [at, { variant, parts }] of variants.entries()) {
      note(`Round ${round} of ${rounds}, ${variant}`)
      const back = await take(database, parts)
      for (const [name, write] of Object.entries(writes)) {
        const { p50, bad } = await run(write)
        found[at][name].push(p50)
        found[at].refused += bad
      }
      for (const statement of back) await database.query(statement)
    }
  return found.map((each) => ({
    ...each,
    sale: Math.min(...each.sale),
    'check-in': Math.min(...each['check-in']),
  }))
}

/** Takes the triggers and the indexes away; returns the statements that bring them back. */
async function take({ query }, parts) {
  const back = []
  for (const { triggers, indexes } of parts) {
    for (const [table, trigger] of triggers) {
      await query(`alter table ${table} disable trigger ${trigger}`)
      back.push(`alter table ${table} enable trigger ${trigger}`)
    }
    for (const index of indexes) {
      const [{ text }] = await query(`select pg_get_indexdef('${index}'::regclass) as text`)
      await query(`drop index ${index}`)
      back.push(text)
    }
  }
  return back
}

const saleOf = (customer, { id, price }, today) => ({
  customer,
  payment_method: 3,
  subtotal: price,
  total: price,
  start_date: today,
  payment_date: today,
  subscription: { type: 1, plan: id, club: null },
  payments: [{ amount: price, payment_method: 3 }],
})
