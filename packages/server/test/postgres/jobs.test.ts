import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { people } from '../../src/testing/index.ts'
import { counted } from '../long.ts'
import { postgresServer, range, say, type PostgresServer } from './server.ts'

const count = counted(200, 1000)
const kills = counted(2, 10)
const script = fileURLToPath(new URL('runner.ts', import.meta.url))

let api: PostgresServer
const folder = mkdtempSync(join(tmpdir(), 'zal-jobs-'))
const file = join(folder, 'sent')
beforeAll(async () => {
  writeFileSync(file, '')
  api = await postgresServer({ size: 2 })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

/** Two processes; each round their clock is a lease further. */
function startBoth(round: number) {
  const both = range(2).map(() =>
    spawn(process.execPath, [script, api.url, file, String(round * 61)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const ended = both.map((child) => new Promise((resolve) => child.once('exit', resolve)))
  return {
    kill: async () => {
      for (const child of both) child.kill('SIGKILL')
      await Promise.all(ended)
    },
  }
}

const sent = () => readFileSync(file, 'utf8').split('\n').filter(Boolean)
const look = async <R>(text: string) => (await api.owner.query(text)).rows as R[]

test(`B-22 REL-18 ${count} jobs and their letters on two processes, ${kills} × kill -9: each effect once, at most one flagged repetition`, async () => {
  await api.owner.query(
    `insert into job (merchant_id, kind, key, payload, run_at)
     select 1, 'letter', n::text, jsonb_build_object('staff', $2::bigint), now() - interval '1 minute' from generate_series(1, $1) n`,
    [count, people.desk.id],
  )
  const began = performance.now()
  for (const round of range(kills)) {
    const both = startBoth(round)
    const goal = Math.ceil((count * (round + 1)) / (kills + 2))
    await vi.waitFor(() => expect(sent().length).toBeGreaterThan(goal), {
      timeout: 120_000,
      interval: 5,
    })
    // At another point of the work in each round.
    await pause(round * 3)
    await both.kill()
  }
  const both = startBoth(kills)
  await vi.waitFor(
    async () => {
      const [left] = await look<{ jobs: string; letters: string }>(
        `select (select count(*) from job where done_at is null) as jobs,
                (select count(*) from delivery where state in ('queued', 'sending')) as letters`,
      )
      expect(left).toEqual({ jobs: '0', letters: '0' })
    },
    { timeout: 120_000, interval: 50 },
  )
  await both.kill()
  say(`${count} jobs and letters, ${kills} kills: ${Math.round(performance.now() - began)} ms`)

  const letters = await look<{ id: string; state: string; is_repeated: boolean }>(
    `select merchant_id || '-' || id as id, state, is_repeated from delivery`,
  )
  expect(letters).toHaveLength(count)
  expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['sent']))
  const times = new Map(letters.map(({ id }) => [id, 0]))
  for (const id of sent()) times.set(id, (times.get(id) ?? 0) + 1)
  const twice = letters.filter(({ id }) => (times.get(id) ?? 0) > 1)
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2)
  expect(Math.min(...times.values())).toBe(1)
  expect(times.size).toBe(count)
  expect(twice.every(({ is_repeated }) => is_repeated)).toBe(true)
  expect(twice.length).toBeLessThanOrEqual(2 * kills)
})
