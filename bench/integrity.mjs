/** B-14, REL-07: the integrity check over 1,000,000 ledger rows, against reading them once. */
import { checks } from '../packages/server/src/rules/integrity/checks.ts'
import { prove } from '../packages/server/src/rules/integrity/prove.ts'
import { seeded } from './lib/database.mjs'
import { options } from './lib/options.mjs'
import { budget, median, note, table, times } from './lib/print.mjs'

const wanted = 1_000_000
const given = options()
const database = await seeded({ ...given, members: Math.min(given.members, 2000), months: 24 })
note(`Selling the same once more until the ledger has ${wanted} rows`)
await grow()
const [{ rows, transactions }] = await database.query(
  'select count(*)::int as rows, (select count(*)::int from ledger_transaction) as transactions from ledger_entry',
)

// Lower bound of any check: reading all of these tables once.
const proved = [
  'ledger_entry',
  'ledger_transaction',
  'ledger_seal',
  'payment',
  'payment_state',
  'payment_part',
]
const bytesOf = (row, names) =>
  `select ${names.map((name) => `(select sum(octet_length(${row})) from ${name} r)`).join(', ')}`
const rounds = []
for (let round = 1; round <= given.rounds; round++) {
  note(`Round ${round} of ${given.rounds}`)
  const each = {}
  let proofs
  const whole = await taken(async () => {
    proofs = await prove(async (text) => {
      let answer
      const ms = await taken(async () => (answer = await database.query(text)))
      each[text] = ms
      return answer
    })
  })
  const wrong = proofs.filter(({ faults }) => faults > 0)
  if (wrong.length > 0) throw new Error(`The books are wrong: ${JSON.stringify(wrong)}`)
  rounds.push({
    whole,
    // The time of a check includes its count query.
    ...Object.fromEntries(
      checks.map(({ name, counts, finds }) => [
        name,
        Object.entries(each)
          .filter(([text]) => text === counts || text.includes(finds))
          .reduce((sum, [, ms]) => sum + ms, 0),
      ]),
    ),
    scan: await taken(() =>
      database.query('select count(*) from ledger_entry e where e.amount <> 7'),
    ),
    read: await taken(() => database.query(bytesOf('record_send(r)', ['ledger_entry']))),
    floor: await taken(() => database.query(bytesOf('record_send(r)', proved))),
    hashed: await taken(() =>
      database.query(bytesOf('sha256(record_send(r))', proved.slice(0, 2))),
    ),
  })
  const last = rounds.at(-1)
  note(
    `All checks ${(last.whole / 1000).toFixed(1)} s, the chain ${(last.chain / 1000).toFixed(1)} s`,
  )
}
const middle = (name) => median(rounds.map((round) => round[name]))
const [whole, chain, scan] = ['whole', 'chain', 'scan'].map(middle)

table(`B-14  ${rows} rows of ${transactions} transactions`, [
  { what: 'all checks', ms: whole },
  ...checks.map(({ name }) => ({ what: `… ${name}`, ms: middle(name) })),
  { what: 'one sequential scan', ms: scan },
  { what: 'one sequential scan that reads every column', ms: middle('read') },
  { what: 'the same of the six tables that are held against each other', ms: middle('floor') },
  { what: 'hashing every row of the ledger', ms: middle('hashed') },
])
table('B-14  what is promised', [
  budget('all checks', '≤ 60 s', `${(whole / 1000).toFixed(1)} s`, whole <= 60_000),
  budget('REL-07, the chain', '< 60 s', `${(chain / 1000).toFixed(1)} s`, chain < 60_000),
  budget('against one scan', '≤ 3.00 ×', times(whole / scan), whole <= 3 * scan),
])
await database.stop()

async function taken(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Copies paid sales of the seed with all dependent rows, then seals and aggregates them. */
async function grow() {
  const [{ count }] = await database.query('select count(*)::int as count from ledger_entry')
  if (count >= wanted) return
  await database.query('set session_replication_role = replica; drop index payment_of_membership')
  await database.query(`
    create temp table sold as
      select p.merchant_id, p.club_id, p.id, t.id as transaction_id
        from payment p
        join payment_state z on z.merchant_id = p.merchant_id and z.payment_id = p.id and z.status = 'paid'
        join ledger_transaction t on t.merchant_id = p.merchant_id and t.payment_id = p.id
       where not exists (select from payment_part x where x.merchant_id = p.merchant_id and x.payment_id = p.id and x.method = 5)`)
  const own = 'where (merchant_id, id) in (select merchant_id, id from sold)'
  const of = (column, from = 'id') =>
    `where (merchant_id, ${column}) in (select merchant_id, ${from} from sold)`
  const copies = {
    payment: [own, 'id = id + 10000000'],
    payment_part: [of('payment_id'), 'id = id + 10000000, payment_id = payment_id + 10000000'],
    payment_state: [of('payment_id'), 'payment_id = payment_id + 10000000'],
    ledger_transaction: [
      of('id', 'transaction_id'),
      'id = id + 10000000, payment_id = payment_id + 10000000',
    ],
    ledger_entry: [
      of('transaction_id', 'transaction_id'),
      'id = id + 10000000, transaction_id = transaction_id + 10000000',
    ],
  }
  for (const [name, [which]] of Object.entries(copies)) {
    await database.query(`create temp table more_${name} as select * from ${name} ${which}`)
  }
  const [{ more }] = await database.query('select count(*)::int as more from more_ledger_entry')
  for (let left = wanted - count; left > 0; left -= more) {
    await database.query(`
      update more_payment m set invoice_no = n.fresh from (
        select x.id, (select max(invoice_no) from payment p where p.merchant_id = x.merchant_id and p.club_id = x.club_id)
               + row_number() over (partition by x.merchant_id, x.club_id order by x.id) as fresh from more_payment x) n
       where n.id = m.id`)
    for (const [name, [, change]] of Object.entries(copies)) {
      await database.query(`update more_${name} set ${change}`)
      await database.query(`insert into ${name} select * from more_${name}`)
    }
  }
  await database.query(`
    update club_counter c set invoice_no = p.last
      from (select merchant_id, club_id, max(invoice_no) as last from payment group by 1, 2) p
     where (c.merchant_id, c.club_id) = (p.merchant_id, p.club_id)`)
  note('Sealing and counting')
  await database.query('select seal_ledger()')
  await database.query('truncate payment_sum')
  await database.query('select payment_sum_fill()')
  await database.query('set session_replication_role = origin')
  await database.query('vacuum analyze')
}
