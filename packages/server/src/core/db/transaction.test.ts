import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../testing/index.ts'
import type { Connection, Database } from './database.ts'
import type { AppError } from '../errors.ts'
import { LateStatement } from './trackedConnection.ts'
import { asTenant, RetryTransaction, transactions, type Work } from './transaction.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const tenant = { merchant: 1, club: 1, staff: 1 }
const insert = ({ connection }: Work, name: string) =>
  connection.query(
    `insert into room (merchant_id, club_id, name, is_active, created_at) values (1, 1, $1, true, '2026-01-01Z') returning id`,
    [name],
  )
const rooms = (name: string) => api.sql(1, 'select id from room where name = $1', [name])

describe('T-51 a transaction', () => {
  test('fails, and keeps nothing, where a statement is running at its end', async () => {
    let late: Promise<unknown> = Promise.resolve()
    const half = api.transact(async (work) => {
      await asTenant(work, tenant)
      await insert(work, 'Awaited')
      late = insert(work, 'Running').catch((error: unknown) => error)
    })
    await expect(half).rejects.toThrow(LateStatement)
    await late
    expect([...(await rooms('Awaited')), ...(await rooms('Running'))]).toEqual([])
  })

  test.each([
    ['select 1', 'read-only transaction'],
    [`select set_config('transaction_read_only', 'off', true)`, 'must be set before any query'],
  ])('writes nothing for a tenant that only reads, after %s', async (statement, message) => {
    const writing = api.transact(async (work) => {
      await asTenant(work, { ...tenant, isReadOnly: true })
      await work.connection.query(statement)
      await insert(work, 'Read only')
    })
    await expect(writing).rejects.toThrow(message)
    expect(await rooms('Read only')).toEqual([])
  })

  test('refuses a statement after its end', async () => {
    const left: Work[] = []
    await api.transact(async (work) => {
      left.push(work)
      await asTenant(work, tenant)
      await insert(work, 'Whole')
    })
    await expect(insert(left[0] as Work, 'After')).rejects.toThrow(LateStatement)
    expect([await rooms('Whole'), await rooms('After')]).toEqual([[{ id: expect.any(Number) }], []])
  })

  test('fails where the error of a statement was swallowed, since the database has aborted it', async () => {
    const aborted = api.transact(async (work) => {
      await asTenant(work, tenant)
      await insert(work, 'Before the error')
      await work.connection.query('select 1 / 0').catch(() => undefined)
    })
    await expect(aborted).rejects.toThrow('division by zero')
    expect(await rooms('Before the error')).toEqual([])
  })

  test('reports the first error, not that the transaction is aborted', async () => {
    const failing = api.transact(({ connection }) =>
      Promise.all([connection.query('select 1 / 0'), connection.query('select 1')]),
    )
    await expect(failing).rejects.toThrow('division by zero')
  })

  test('commits where a failed statement was rolled back to a savepoint', async () => {
    await api.transact(async (work) => {
      await asTenant(work, tenant)
      await work.connection.query('savepoint before')
      await work.connection.query('select 1 / 0').catch(() => undefined)
      await work.connection.query('rollback to savepoint before')
      await insert(work, 'After the savepoint')
    })
    expect(await rooms('After the savepoint')).toHaveLength(1)
  })
})

describe('a transaction that is repeated', () => {
  /** A fake database that records the statements. */
  function recorder() {
    const sent: string[] = []
    const pauses: number[] = []
    const connection: Connection = {
      query: async (text) => {
        sent.push(text)
        return { rows: [], count: 0 }
      },
      release: () => {},
    }
    const database = { connect: async () => connection } as unknown as Database
    const chance = () => {
      pauses.push(0)
      return 0
    }
    return { sent, pauses, transact: transactions(database, { chance }) }
  }

  test('begins again after a pause with jitter, three times at most', async () => {
    const { sent, pauses, transact } = recorder()
    let attempts = 0
    const never = transact(async ({ connection }) => {
      attempts += 1
      await connection.query('select 1')
      throw new RetryTransaction('again')
    })
    await expect(never).rejects.toMatchObject({
      code: 'busy',
      status: 409,
    } satisfies Partial<AppError>)
    expect([attempts, pauses.length]).toEqual([4, 3])
    expect(sent.slice(0, 3)).toEqual(['begin', 'select 1', 'rollback'])
  })

  test('sends nothing where nothing is asked', async () => {
    const { sent, transact } = recorder()
    expect(await transact(async () => 'nothing')).toBe('nothing')
    expect(sent).toEqual([])
  })
})
