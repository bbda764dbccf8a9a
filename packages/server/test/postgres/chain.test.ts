import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRandom } from '../../seed/random.ts'
import { withOwner } from '../../src/node/backup/withOwner.ts'
import { migrate, type Owner } from '../../src/node/migrate.ts'
import { prove } from '../../src/queries/integrity/prove.ts'
import { catalogueOf, numberedSql } from '../catalogue.ts'
import { flips } from '../flips.ts'
import { gym, saleOf, today } from '../gym.ts'
import { freshDatabase, inLanes, patiently, postgresServer, range } from './server.ts'
import type { PostgresServer } from './server.ts'

let api: PostgresServer
beforeAll(async () => {
  api = await postgresServer({ size: 20 })
})
afterAll(() => api.close())

const ownerOn = (client: pg.Client): Owner => ({
  exec: (sql) => client.query(sql),
  query: async <R>(sql: string, values: unknown[] = []) =>
    (await client.query(sql, values)).rows as R[],
})

const put = (member: number) => ({
  gym_customer: member,
  amount: 10_000,
  payment_date: today,
  payment_types: [{ payment_method: 3, amount: 10_000 }],
})

const faults = async (owner: Owner) =>
  (await prove((text) => owner.query(text))).filter((each) => each.faults > 0)

describe('REL-07 the ledger is a chain', () => {
  test('of each club, while 20 clients sell in two clubs and put money into deposits', async () => {
    const clubs = [gym(api), gym(api, 1, 2)]
    const members = await Promise.all(clubs.map((each) => each.members(100)))
    const plans = await Promise.all(clubs.map((each) => each.plan()))
    const owner = ['1', '2'].map((club) => api.as('owner', { club: Number(club) }))
    const statuses = await inLanes(20, range(400), async (nth) => {
      const [club, member] = [nth % 2, members[nth % 2]?.[(nth >> 1) % 100] ?? 0]
      const key = randomUUID()
      const answer =
        nth < 200
          ? await patiently(() =>
              owner[club]!.post('/management/payment/', saleOf(member, plans[club] ?? 0), { key }),
            )
          : await patiently(() =>
              owner[club]!.post('/management/deposit-payments/', put(member), { key }),
            )
      return answer.status
    })
    expect(new Set(statuses)).toEqual(new Set([200]))
    const chains = await api.sql(
      1,
      `select club_id as club, max(seq) as last, count(*) as seals, count(distinct hash) as hashes from ledger_seal group by 1 order by 1`,
    )
    expect(chains).toEqual([1, 2].map((club) => ({ club, last: 200, seals: 200, hashes: 200 })))
    expect(await faults(ownerOn(api.owner))).toEqual([])
  })

  test('100 of 100 changes of one byte are found, each by the id of its transaction', async () => {
    const random = createRandom(11)
    const { columns, missed } = await flips(ownerOn(api.owner), 100, () => random.next())
    expect(missed).toEqual([])
    expect(columns.size).toBeGreaterThan(15)
  })

  test('goes on in a database of the numbered migrations, upgraded by an owner who is no superuser', async () => {
    const role = `zal_${randomUUID().slice(0, 8)}`
    const address = await freshDatabase({ migrated: false })
    const url = Object.assign(new URL(address), { username: role, password: 'p' })
    await api.owner.query(`
      create role ${role} login password 'p' createrole nosuperuser;
      grant zal_app, zal_reader, zal_eraser, zal_remover to ${role} with admin option;
      alter database ${url.pathname.slice(1)} owner to ${role}`)
    const place = { databaseUrl: url.href, folder: '' }
    await withOwner(place, (owner) => owner.exec(numberedSql()))
    const root = new pg.Client(address)
    await root.connect()
    await root.query(`
      insert into merchant (id, name, country, created_at)
        select m, 'Merchant', 'UZB', '2026-11-21Z' from generate_series(1, 2) m;
      insert into club (merchant_id, id, name, address_line, zone, created_at)
        select m, c, 'Club ' || c, '', 'Asia/Tashkent', '2026-11-21Z' from (values (1, 1), (1, 2), (2, 4)) x (m, c)`)
    await root.query(`
      with t as (
        insert into ledger_transaction (merchant_id, club_id, kind, business_day, staff_id, at)
        select m, c, 'payment', '2026-11-21', 1, '2026-11-21Z'
          from (values (1, 1), (1, 2), (2, 4)) x (m, c), generate_series(1, 50) returning *)
      insert into ledger_entry (merchant_id, transaction_id, club_id, account, amount, currency)
      select t.merchant_id, t.id, t.club_id, e.account, e.amount, 'UZS'
        from t, (values ('cash', 500), ('membership', -500)) e (account, amount)`)
    await withOwner(place, (owner) => migrate(owner))
    expect(await catalogueOf(ownerOn(root))).toEqual(await catalogueOf(ownerOn(api.owner)))
    const { rows } = await root.query(
      'select club_id::int as club, max(seq)::int as last, count(*)::int as seals from ledger_seal group by 1 order by 1',
    )
    expect(rows).toEqual([1, 2, 4].map((club) => ({ club, last: 50, seals: 50 })))
    expect(await faults(ownerOn(root))).toEqual([])
    await root.end()
  })
})
