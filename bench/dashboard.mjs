/** B-20: the calls of the dashboard over 1,000,000 payments and 5,000,000 visits in three clubs, and what it adds to a write, PostgreSQL. */
import { seeded } from './lib/database.mjs'
import { load, request } from './lib/load.mjs'
import { options } from './lib/options.mjs'
import { budget, note, table, times } from './lib/print.mjs'
import { sales } from './lib/sales.mjs'
import { spread } from './lib/spread.mjs'
import { priceOfWrites, variants } from './lib/writes.mjs'
import { startZal } from './lib/zal.mjs'

const given = options({
  payments: { type: 'string', default: '1000000' },
  visits: { type: 'string', default: '5000000' },
})
const database = await seeded({ ...given, months: 2 })
await spread(database)
await sales(database, Number(given.payments))
const clubs = await database.query(`
  select c.id::integer from club c
    join staff_club x on x.merchant_id = c.merchant_id and x.club_id = c.id
    join staff s on s.merchant_id = x.merchant_id and s.id = x.staff_id and s.email = 'owner@zal.demo'
   where c.merchant_id = 1 and c.is_active and c.deleted_at is null order by c.id limit 3`)
const [{ have }] = await database.query('select count(*)::integer as have from visit')
const more = Math.max(0, Number(given.visits) - have)
note(`Adding ${more} visits`)
// Two years of visits of all the clubs, by members of memberships that exist.
await database.query(`
  set zal.bulk = 'on';
  create temporary table bench_plan as
    select row_number() over (order by id) - 1 as nth, id, member_id from membership where merchant_id = 1;
  analyze bench_plan;
  insert into visit (merchant_id, club_id, type, member_id, membership_id, amount, business_day, at, staff_id)
  select 1, (array[${clubs.map(({ id }) => id).join(', ')}])[1 + v.n % ${clubs.length}], 1, m.member_id, m.id, 1, v.day,
         v.day + time '06:00' + (v.n % 900) * interval '1 minute', s.id
    from (select n, current_date - (n * 730 / ${Math.max(1, more)})::integer as day,
                 (n * 7919) % (select count(*) from bench_plan) as nth
            from generate_series(1, ${more}::bigint) n) v
    join bench_plan m on m.nth = v.nth
   cross join (select id from staff where merchant_id = 1 and role = 'owner' limit 1) s;
  drop table bench_plan`)
// The seed registers all of them within two months; members with two years of payments joined over three years.
await database.query(`
  set session_replication_role = replica;
  update member set created_at = now() - (id % 1080) * interval '1 day' where merchant_id = 1;
  set session_replication_role = origin`)
note('Storing the days, as the nightly job does')
await database.query(`
  select set_config('zal.merchant', '1', false);
  select visit_day_fill(c, current_date - d) from unnest(array[${clubs.map(({ id }) => id).join(', ')}]::bigint[]) c
   cross join generate_series(1, 430) d`)
await database.query('vacuum analyze')
const zal = await startZal({ DATABASE_URL: database.url })
const headers = await zal.signIn()

const location = `location=${clubs.map(({ id }) => id).join(',')}`
const day = (back) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
const range = `start_date=${day(59)}&end_date=${day(0)}`
const calls = [
  'today/total-sale/',
  'today/new-customers-info/',
  'today/total-visits/',
  'today/visits-by-plan/',
  'today/checkins/',
  'members-report/',
  'members-retention/',
  `member-attendance/?${range}`,
  `member-attendance/?by=weekday_hour&${range}`,
  `sales/by-methods/?${range}`,
  `sales/by-items/?${range}`,
  `sales/summery/?${range}`,
  `sales/deposit-reports/?${range}`,
  'sales/debtors-list/',
]

const rows = []
for (const call of calls) {
  note(call)
  const path = `/api/v1/dashboard/${call}${call.includes('?') ? '&' : '?'}${location}`
  const result = await load({
    ...zal,
    requests: [request(zal.port, path, headers)],
    connections: 8,
    seconds: Math.max(1, given.seconds / 4),
    warm: 0.5,
  })
  rows.push({
    call: call.replace(range, '60 days'),
    'p50 ms': result.p50,
    'p95 ms': result.p95,
    done: result.done,
    refused: result.bad,
  })
}

table(
  `B-20  the dashboard over ${given.payments} payments and ${given.visits} visits, 8 connections`,
  rows,
)
table(
  'B-20  what is promised',
  rows.map((row) =>
    budget(
      `p95, ${row.call}`,
      '≤ 60 ms',
      `${row['p95 ms'].toFixed(1)} ms`,
      row['p95 ms'] <= 60 && row.refused === 0,
    ),
  ),
)

const prices = await priceOfWrites(database, zal, headers, {
  rounds: 2 * given.rounds + 1,
  count: Math.round(given.seconds * 25),
})
table(
  'B-20  the price of a write, p50 of one connection',
  prices.map(({ variant, sale, 'check-in': entry, refused }) => ({
    variant,
    'sale, ms': sale,
    'check-in, ms': entry,
    refused,
  })),
)
const [whole, ...less] = prices
table(
  'B-20  what is promised of it',
  less.flatMap(({ variant, ...without }) =>
    ['sale', 'check-in'].map((write) => {
      const ratio = whole[write] / without[write]
      const isPromised = variant === variants[1].variant
      return budget(
        `${write}, ${variant}`,
        isPromised ? '≤ 1.05 ×' : '',
        times(ratio),
        !isPromised || ratio <= 1.05,
      )
    }),
  ),
)
await zal.stop()
await database.stop()
