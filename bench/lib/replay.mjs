import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pg } from './database.mjs'
import { scriptOf } from './statements.mjs'

const role = '-c role=zal_app -c timezone=UTC'

/**
 * Replays the plan on 8 connections, each time for another member of the table `bench_member`: with pgbench
 * where it is installed, else with a loop over pg. Returns `{ by, perSecond }`.
 */
export async function replay(url, plan, members, seconds) {
  const program = pgbench()
  return program
    ? byPgbench(program, url, plan, members, seconds)
    : byLoop(url, plan, members, seconds)
}

function pgbench() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const places = [
    'pgbench',
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`),
  ]
  return places.find((place) => spawnSync(place, ['--version']).status === 0)
}

function byPgbench(program, url, plan, members, seconds) {
  const folder = mkdtempSync(join(tmpdir(), 'zal-pgbench-'))
  try {
    const script = join(folder, 'plan.sql')
    writeFileSync(script, scriptOf(plan, members))
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      '8',
      '-j',
      '2',
      '-T',
      String(seconds),
      '-f',
      script,
      url,
    ]
    const done = spawnSync(program, args, {
      encoding: 'utf8',
      env: { ...process.env, PGOPTIONS: role },
    })
    const perSecond = Number(/tps = ([\d.]+)/.exec(done.stdout)?.[1])
    if (!perSecond || /aborted/.test(done.stderr)) throw new Error(done.stderr.slice(0, 2000))
    return { by: 'pgbench, our own statements', perSecond }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function byLoop(url, plan, members, seconds) {
  const pool = new pg.Pool({ connectionString: url, max: 8, options: role })
  const until = performance.now() + seconds * 1000
  let done = 0
  const loop = async () => {
    const client = await pool.connect()
    while (performance.now() < until) {
      await once(client, plan, members)
      done += 1
    }
    client.release()
  }
  await Promise.all(Array.from({ length: 8 }, loop))
  await pool.end()
  return { by: 'a loop over pg, our own statements', perSecond: done / seconds }
}

async function once(client, plan, members) {
  const nth = 1 + Math.floor(Math.random() * members)
  const chosen = await client.query({
    name: 'chosen',
    text: `select b.id::text as member, coalesce(to_jsonb(b) ->> 'plan', '0') as plan from bench_member b where n = $1`,
    values: [nth],
  })
  const variables = { key: crypto.randomUUID(), ...chosen.rows[0] }
  const filled = (value) => {
    if (Array.isArray(value)) return value.map(filled)
    return value.variable ? variables[value.variable] : value.constant
  }
  for (const [i, { text, values, result }] of plan.entries()) {
    const { rows } = await client.query({ name: `step${i}`, text, values: values.map(filled) })
    for (const [column, value] of Object.entries(rows[0] ?? {}))
      variables[`${result}${column}`] = value
  }
}
