import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noon, testServer, type TestServer } from '../../testing/index.ts'
import { wakes } from './background.ts'
import { queueJob, type JobKind } from './jobKind.ts'

const minute = 60
const day = 86_400

/** The runs so far, in order. */
const runs: string[] = []
/** Thrown by the job with this key. */
const faults = new Map<string, Error>()
const run =
  (kind: string): JobKind['run'] =>
  async ({ key, today }) => {
    runs.push(`${kind} ${key} on ${today}`)
    const fault = faults.get(key)
    if (fault) throw fault
  }

const jobs: JobKind[] = [
  { kind: 'asked', run: run('asked') },
  { kind: 'night', every: { at: '00:05' }, run: run('night') },
  { kind: 'rent', every: { at: '06:00', catchesUp: true }, run: run('rent') },
  {
    kind: 'half',
    run: async ({ db }) => {
      await queueJob(db, { kind: 'other', key: '', runAt: noon })
      throw new Error('In the middle')
    },
  },
  {
    kind: 'often',
    every: { minutes: 10 },
    run: async ({ payload }) => {
      const at = Number(payload.at ?? 0) + 1
      runs.push(`often ${at}`)
      const fault = faults.get('often')
      if (fault) throw fault
      return { payload: { at }, later: at % 3 === 0 }
    },
  },
]

let api: TestServer
beforeAll(async () => {
  api = await testServer({ jobs })
})
afterAll(() => api.close())
beforeEach(async () => {
  faults.clear()
  api.clock.now = noon
  for (const merchant of [1, 2]) await api.sql(merchant, 'delete from job')
  runs.length = 0
})

/** Runs of a kind since the last look. */
const seen = (kind: string) => {
  const found = runs.filter((each) => each.startsWith(kind))
  runs.length = 0
  return found
}
const after = async (seconds: number) => {
  api.clock.forward(seconds)
  await api.background()
}
const at = async (iso: string) => {
  api.clock.now = new Date(iso)
  await api.background()
}
const ask = (...keys: string[]) =>
  api.transact(async (work) => {
    await work.connection.query(`select set_config('zal.merchant', '1', true)`)
    for (const key of keys) {
      await queueJob(work.db, { kind: 'asked', key, runAt: api.clock.now })
    }
  })
/** Clubs whose owners are told now that a job has failed. */
const told = async () => {
  const found = await api.sql<{ club: number }>(
    1,
    `select club_id::int as club from event where kind = 'job_failed.created' and at = $1 order by 1`,
    [api.clock.now],
  )
  return found.map(({ club }) => club)
}

describe('scheduling', () => {
  test('wakes the processes once for a missing row, and a turn without work wakes none', async () => {
    let woken = 0
    const stop = await api.database.listen(wakes, () => {
      woken += 1
    })
    try {
      await api.background()
      expect(woken).toBeGreaterThan(0)
      woken = 0
      await api.background()
      expect(woken).toBe(0)
    } finally {
      await stop()
    }
  })
})

describe('a job that is asked for', () => {
  test('runs once, however often it is asked for and looked for', async () => {
    await ask('a', 'b', 'a')
    await ask('a')
    await api.background()
    expect(seen('asked').toSorted()).toEqual(['asked a on 2026-11-21', 'asked b on 2026-11-21'])
    await ask('a')
    await after(day)
    expect(seen('asked')).toEqual([])
  })

  test('waits for its moment', async () => {
    api.clock.forward(minute)
    await ask('later')
    api.clock.now = noon
    await api.background()
    expect(seen('asked')).toEqual([])
    await after(minute)
    expect(seen('asked')).toHaveLength(1)
  })

  test('that throws stops no other, is tried again later and later, and told to the owner at last', async () => {
    await ask('bad', 'good')
    faults.set('bad', new Error('Aziza +998901112233 said no'))
    await api.background()
    expect(seen('asked')).toHaveLength(2)
    for (const wait of [1, 5, 30, 120, 720]) {
      expect(await told()).toEqual([])
      await after(wait * minute - 1)
      expect(seen('asked')).toEqual([])
      await after(1)
      expect(seen('asked bad')).toHaveLength(1)
    }
    expect(await told()).toEqual([1, 2, 3])
    await after(3 * day)
    expect(seen('asked')).toEqual([])
    const [row] = await api.sql<{ error: string }>(
      1,
      `select error from job where key = 'bad' and failed_at is not null`,
    )
    expect(row?.error).toBe('Error: Aziza +… said no')
    expect(api.logged.join('\n')).not.toContain('998901112233')
  })

  test('writes nothing where it throws after it has written', async () => {
    await api.sql(
      1,
      `insert into job (merchant_id, kind, key, run_at) values (1, 'half', '', $1)`,
      [noon],
    )
    await api.background()
    expect(
      await api.sql(1, `select kind, attempts from job where kind in ('half', 'other')`),
    ).toEqual([{ kind: 'half', attempts: 1 }])
  })

  test('belongs to everybody again when its process ended, and fails where processes always do', async () => {
    await ask('poison')
    const crash = () =>
      api.sql(
        null,
        `select * from claim_job('{asked}', $1::timestamptz, $1::timestamptz + interval '60 seconds')`,
        [api.clock.now],
      )
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await crash()).toMatchObject([{ key: 'poison', attempts: attempt }])
      await after(minute - 1)
      expect(seen('asked')).toEqual([])
      api.clock.forward(1)
    }
    await api.background()
    expect(seen('asked')).toEqual([])
    expect(await told()).toEqual([1, 2, 3])
    await ask('fine')
    await crash()
    await after(minute)
    expect(seen('asked')).toEqual(['asked fine on 2026-11-21'])
  })
})

describe.each(['UTC', 'America/New_York'])('T-32 a daily job on a server in %s', (zone) => {
  const machine = process.env.TZ
  beforeEach(() => {
    process.env.TZ = zone
  })
  afterEach(() => {
    process.env.TZ = machine
  })

  test('runs at its time of the day of each merchant', async () => {
    // 00:04 and 00:05 in Bishkek; an hour later in Tashkent.
    await at('2026-11-30T12:00:00Z')
    seen('night')
    await at('2026-11-30T18:04:59Z')
    expect(seen('night')).toEqual([])
    await at('2026-11-30T18:05:00Z')
    expect(seen('night')).toEqual(['night 2026-12-01 on 2026-12-01'])
    await at('2026-11-30T19:04:59Z')
    expect(seen('night')).toEqual([])
    await at('2026-11-30T19:05:00Z')
    expect(seen('night')).toEqual(['night 2026-12-01 on 2026-12-01'])
    await at('2026-12-01T12:00:00Z')
    expect(seen('night')).toEqual([])
  })
})

describe('days on which no server ran', () => {
  test('are made up for only where the job asks for it, each once', async () => {
    await at('2026-02-26T07:00:00Z')
    expect(seen('rent')).toEqual(Array(2).fill('rent 2026-02-26 on 2026-02-26'))
    await at('2026-03-02T07:00:00Z')
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']
    const all = runs.slice()
    expect(seen('rent').toSorted()).toEqual(
      days.flatMap((each) => Array(2).fill(`rent ${each} on 2026-03-02`)),
    )
    expect(all.filter((each) => each.startsWith('night'))).toEqual(
      Array(2).fill('night 2026-03-02 on 2026-03-02'),
    )
  })

  test('do not leave the row of a former day behind', async () => {
    await at('2026-11-21T00:30:00Z')
    faults.set('2026-11-22', new Error('The day of the fault'))
    await at('2026-11-22T06:00:00Z')
    await at('2026-11-23T06:00:00Z')
    const left = await api.sql(
      1,
      `select kind, key from job where done_at is null and kind in ('night', 'rent') order by 1, 2`,
    )
    // The rent of the 22nd is tried again, the night is not.
    expect(left).toEqual([{ kind: 'rent', key: '2026-11-22' }])
  })
})

describe('a job that repeats by minutes', () => {
  test('goes on at once where there is more, and rests in between', async () => {
    await api.background()
    expect(seen('often')).toHaveLength(6)
    await after(10 * minute - 1)
    expect(seen('often')).toEqual([])
    await after(1)
    expect(seen('often').toSorted()).toEqual(
      ['4', '4', '5', '5', '6', '6'].map((n) => `often ${n}`),
    )
  })

  test('never gives up, and tells the owner each time', async () => {
    faults.set('often', new Error('Always'))
    await api.background()
    for (const wait of [1, 5, 30, 120, 720, 720, 720]) await after(wait * minute)
    expect(await told()).toEqual([1, 2, 3])
    seen('often')
    faults.clear()
    await after(720 * minute)
    expect(seen('often')).toHaveLength(6)
  })
})
