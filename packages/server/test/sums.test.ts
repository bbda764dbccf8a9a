import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestServer } from '../src/testing/index.ts'
import { counted } from './long.ts'
import { liveHistory } from './simulator/history.ts'
import { simulatedServer } from './simulator/world.ts'

/** `npm run simulate -- --histories 1000` compares more of them. */
const HISTORIES = counted(20, 200)
const patience = 900_000

describe('REL-05 history totals = file = ledger = shift report = dashboard, to the unit', () => {
  let api: TestServer
  const done: Record<string, number> = {}
  beforeAll(async () => {
    api = await simulatedServer()
  })
  afterAll(() => api.close())

  const tens = Array.from({ length: HISTORIES / 10 }, (_, at) => at * 10)
  test.each(tens)('ten histories after %i', { timeout: patience }, async (before) => {
    for (let seed = before + 1; seed <= before + 10; seed += 1) {
      const { steps, counts } = await liveHistory(api, seed)
      expect(steps).toBeGreaterThan(0)
      for (const [name, times] of Object.entries(counts)) done[name] = (done[name] ?? 0) + times
    }
  })

  test('the daily sums equal those recomputed from the payments', async () => {
    const sums = (from: string) => `
      select plan, payment_date::text as day, type, status, ways, method, sum(payments) as payments, sum(amount) as amount,
             sum(returned) as returned from ${from} group by 1, 2, 3, 4, 5, 6
      having sum(payments) <> 0 or sum(amount) <> 0 or sum(returned) <> 0 order by 1, 2, 3, 4, 5, 6`
    const kept = await api.sql(1, sums(`(select * from payment_sum where span = 'day') f`))
    expect(kept.length).toBeGreaterThan(100)
    const anew = 'payment_state z cross join lateral payment_lines(z) l'
    expect(kept).toEqual(
      await api.sql(1, sums(`(select z.payment_date, z.status, l.* from ${anew}) f`)),
    )
    const months = 'select month_of(payment_date) as payment_date'
    const rest = 'plan, type, status, ways, method, payments, amount, returned from payment_sum'
    expect(await api.sql(1, sums(`(${months}, ${rest} where span = 'month') f`))).toEqual(
      await api.sql(1, sums(`(${months}, ${rest} where span = 'day') f`)),
    )
  })

  test('in them all kinds of money moved', () => {
    const names = ['sell', 'sell a class', 'sell once', 'void', 'refund', 'edit', 'put in']
    const desk = ['give back', 'put right', 'open a shift', 'cash in', 'cash out', 'close a shift']
    expect(Object.keys(done)).toEqual(expect.arrayContaining([...names, ...desk]))
  })
})

describe.each([
  [
    'a row that the ledger has too much of',
    'ledger_entry',
    `if new.account = 'card' then new.account := 'terminal'; end if; return new;`,
    /the ledger/,
  ],
  [
    'a refund that the history tells of wrongly',
    'payment_reversal',
    `if new.kind <> 'void' then new.method := 1 + new.method % 5; end if; return new;`,
    /totals of the history/,
  ],
  [
    'cash that belongs to no shift',
    'ledger_transaction',
    `if new.kind = 'refund' then new.shift_id := null; end if; return new;`,
    /shift/,
  ],
])('a fault that is planted is found: %s', (_, table, body, what) => {
  test('within a hundred histories', { timeout: patience }, async () => {
    const api = await simulatedServer(`
      create function planted() returns trigger language plpgsql as $$ begin ${body} end $$;
      create trigger planted before insert on ${table} for each row execute function planted()`)
    const lives = async () => {
      for (let seed = 1; seed <= 100; seed += 1) await liveHistory(api, seed)
    }
    await expect(lives()).rejects.toThrow(what)
    await api.close()
  })
})
