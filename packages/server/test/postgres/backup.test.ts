import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUp } from '../../src/node/backup/backUp.ts'
import { withOwner } from '../../src/node/backup/withOwner.ts'
import { restore } from '../../src/node/backup/restore.ts'
import { gym, saleOf } from '../gym.ts'
import { reports } from '../reports.ts'
import { counted } from '../long.ts'
import { freshDatabase, postgresServer, range, say, type PostgresServer } from './server.ts'

const drills = counted(2, 20)
const folder = mkdtempSync(join(tmpdir(), 'zal-backup-'))
const at = (name: string) => join(folder, name)
const inside = (path: string) => gunzipSync(readFileSync(path))

let api: PostgresServer
beforeAll(async () => {
  api = await postgresServer()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const place = (databaseUrl: string | undefined) => ({ databaseUrl, folder: at('data') })

describe('REL-21 backups of PostgreSQL', () => {
  test(`${drills} of ${drills} restores are what the database was at some moment of the work`, async () => {
    const rows = gym(api)
    const plan = await rows.plan()
    const members = await rows.members(600)
    const desk = api.as('owner')
    let selling = true
    let sold = 0
    const lane = async () => {
      for (let member = members.pop(); selling && member; member = members.pop()) {
        const { status } = await desk.post('/management/payment/', saleOf(member, plan))
        expect(status).toBe(200)
        sold += 1
      }
    }
    const lanes = [lane(), lane(), lane()]
    const other = await freshDatabase({ migrated: false })
    let before = 0
    for (const nth of range(drills)) {
      const file = at(`drill-${nth}.zal`)
      await withOwner(place(api.url), (owner) => backUp(owner, file))
      await withOwner(place(other), async (owner) => {
        await restore(owner, file, { replace: true })
        await backUp(owner, at('again.zal'))
        const [moment] = await owner.query<{
          payments: number
          posted: number
          sum: string
          invoices: string
        }>(`
          select (select count(*)::int from payment) as payments,
                 (select count(distinct payment_id)::int from ledger_transaction) as posted,
                 (select coalesce(sum(amount), 0)::text from ledger_entry) as sum,
                 (select coalesce(sum(invoice_no), 0)::text from club_counter) as invoices`)
        const payments = moment?.payments ?? -1
        expect(moment).toEqual({ payments, posted: payments, sum: '0', invoices: String(payments) })
        expect(payments).toBeGreaterThanOrEqual(before)
        before = payments
      })
      expect(inside(at('again.zal')).equals(inside(file))).toBe(true)
    }
    selling = false
    await Promise.all(lanes)
    say(`REL-21 ${drills} restores while ${sold} sales were made, ${before} of them in the last`)
    expect(before).toBeGreaterThan(0)
  })

  test('by an owner who is no superuser: written, kept, destroyed, restored, all equal', async () => {
    const role = `zal_${randomUUID().slice(0, 8)}`
    const url = Object.assign(new URL(await freshDatabase({ migrated: false })), {
      username: role,
      password: 'p',
    })
    const database = url.pathname.slice(1)
    await api.owner.query(`
      create role ${role} login password 'p' createrole nosuperuser;
      grant zal_app, zal_reader, zal_eraser, zal_remover to ${role} with admin option;
      alter database ${database} owner to ${role}`)
    const source = at('source.zal')
    await withOwner(place(api.url), (owner) => backUp(owner, source))
    const kept = at('kept.zal')
    const before = await withOwner(place(url.href), async (owner) => {
      await restore(owner, source)
      await backUp(owner, kept)
      return reports(owner)
    })
    expect(before.ledger).not.toEqual([])
    expect(inside(kept).equals(inside(source))).toBe(true)
    await api.owner.query(`drop database ${database}`)
    await api.owner.query(`create database ${database} owner ${role}`)
    expect(
      await withOwner(place(url.href), async (owner) => {
        await restore(owner, kept)
        return reports(owner)
      }),
    ).toEqual(before)
    const client = new pg.Client(url.href)
    await client.connect()
    await expect(client.query('delete from ledger_entry')).rejects.toThrow('append-only')
    await client.end()
  })

  test('one file serves both: from PostgreSQL into the embedded database and back', async () => {
    const [one, two] = [at('postgres.zal'), at('embedded.zal')]
    await withOwner(place(api.url), (owner) => backUp(owner, one))
    await withOwner(place(undefined), async (owner) => {
      await restore(owner, one)
      await backUp(owner, two)
    })
    expect(inside(two).equals(inside(one))).toBe(true)
  })
})
