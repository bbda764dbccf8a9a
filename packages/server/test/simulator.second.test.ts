import { describe, expect, test } from 'vitest'
import { isLong } from './long.ts'
import { livesOf, patience, STEPS } from './simulator/lives.ts'
import { simulate } from './simulator/simulate.ts'
import { simulatedServer } from './simulator/world.ts'

describe.runIf(isLong)(
  'REL-05 REL-08 REL-10 T-27 T-29 T-30 more random lives of a gym over a bad network',
  () => {
    livesOf(26, 25)
  },
)

// Proves that the simulator detects planted faults.
describe.each([
  [
    'balances',
    'ledger_entry',
    `if new.account = 'deposit' then new.account := 'cash'; end if; return new;`,
  ],
  [
    'rows that the audit lacks',
    'audit_log',
    `if new.action like '%voided' then return null; end if; return new;`,
  ],
  ['The books', 'payment_part', `if new.method = 3 then new.method := 1; end if; return new;`],
])('a fault that is planted is found: %s', (what, table, body) => {
  test('within a few seeds', { timeout: patience }, async () => {
    const api = await simulatedServer(`
      create function planted() returns trigger language plpgsql as $$ begin ${body} end $$;
      create trigger planted before insert on ${table} for each row execute function planted()`)
    const lives = async () => {
      for (let seed = 1; seed <= 5; seed += 1) await simulate(api, seed, STEPS)
    }
    await expect(lives()).rejects.toThrow(new RegExp(`^Seed \\d, step \\d+.*${what}`))
    await api.close()
  })
})
