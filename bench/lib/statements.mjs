/**
 * Statements of one request as a plan that can be replayed for other members; recorded from the server
 * itself, so it is always current.
 */
import { contract, modules } from '../../packages/server/src/modules/index.ts'
import { createServer } from '../../packages/server/src/core/server.ts'
import { listen } from '../../packages/server/src/node/network/http.ts'
import { readLocales } from '../../packages/server/src/node/locales.ts'
import { argon2Passwords } from '../../packages/server/src/node/services/passwords.ts'
import { postgresDatabase } from '../../packages/server/src/node/database/postgres.ts'
import { nodeSecrets } from '../../packages/server/src/node/services/secrets.ts'
import { signIn } from './zal.mjs'

const silent = { debug() {}, info() {}, warn() {}, error: console.error }

/**
 * Sends the body once and returns the steps: `{ text, values, result }`, where a value is `{ constant }` or
 * `{ variable }`, and `result` names the columns that later steps use.
 */
export async function recorded(url, path, body) {
  const { database, heard } = recording(postgresDatabase(url, silent, 2))
  const server = await createServer({
    database,
    contract,
    modules,
    clock: () => new Date(),
    secrets: nodeSecrets,
    passwords: argon2Passwords(),
    locales: readLocales(),
    letters: [],
    // A sale uses none of the other services.
    channels: {},
    address: () => '',
    log: silent,
    origins: [],
    checkAnswers: false,
  })
  const { port, close } = await listen(server, {
    port: 0,
    host: '127.0.0.1',
    origins: [],
    trustProxy: false,
  })
  const headers = await signIn(port)
  const key = crypto.randomUUID()
  heard.length = 0
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      origin: `http://127.0.0.1:${port}`,
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  const steps = [...heard]
  await close(1000)
  await server.live.close()
  await database.close()
  const known = { [key]: 'key', [body.customer]: 'member' }
  return planOf(steps, body.plan ? { ...known, [body.plan]: 'plan' } : known)
}

function recording(database) {
  const heard = []
  const listening = (connection) => ({
    ...connection,
    async query(text, values = [], name) {
      const step = { text, values, rows: [] }
      heard.push(step)
      const result = await connection.query(text, values, name)
      step.rows = result.rows
      return result
    },
  })
  return {
    heard,
    database: { ...database, connect: async () => listening(await database.connect()) },
  }
}

/** Replaces values created during the request (ids of new rows) by variables that the plan sets again. */
function planOf(steps, known) {
  const names = new Map(Object.entries(known))
  const plan = steps.map(({ text, values, rows }, nth) => {
    const step = {
      text,
      values: values.map((value) => valueOf(value, names)),
      result: `s${nth}_`,
      given: rows[0] ?? {},
    }
    for (const [column, value] of Object.entries(rows.length === 1 ? rows[0] : {}))
      if (typeof value === 'number' && value > 1000 && !names.has(String(value)))
        names.set(String(value), `${step.result}${column}`)
    return step
  })
  const used = new Set(
    plan.flatMap(({ values }) => values.flat().flatMap((value) => value.variable ?? [])),
  )
  return plan.map((step) => ({
    ...step,
    isNeeded: [...used].some((name) => name.startsWith(step.result)),
  }))
}

function valueOf(value, names) {
  if (Array.isArray(value)) return value.map((each) => valueOf(each, names))
  const variable = names.get(String(value))
  return variable === undefined ? { constant: value } : { variable }
}

/** The plan as a pgbench script with pgbench's own variables. */
export function scriptOf(plan, members) {
  const choose = `\\set n random(1, ${members})\nselect b.id as member, coalesce(to_jsonb(b) ->> 'plan', '0') as plan, gen_random_uuid() as key from bench_member b where n = :n \\gset`
  const steps = plan.map(({ text, values, result, isNeeded }) => {
    const said = text.trim().replaceAll(/\$(\d+)/g, (_, nth) => rendered(values[nth - 1]))
    return isNeeded ? `${said} \\gset ${result}` : `${said};`
  })
  return [choose, ...steps].join('\n')
}

function rendered(value) {
  if (Array.isArray(value)) {
    const isNumbers = value.every((each) => each.variable || typeof each.constant === 'number')
    return isNumbers
      ? `array[${value.map((each) => rendered(each)).join(', ')}]::bigint[]`
      : quoted(literalOf(value))
  }
  if (value.variable) return `:${value.variable}`
  if (value.constant === null || value.constant === undefined) return 'null'
  const { constant } = value
  if (constant instanceof Date) return quoted(constant.toISOString())
  return quoted(typeof constant === 'object' ? JSON.stringify(constant) : String(constant))
}

const literalOf = (list) =>
  `{${list.map(({ constant }) => JSON.stringify(String(constant))).join(',')}}`

/** A constant without colons, which pgbench would parse as variables. */
const quoted = (text) =>
  `E'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(':', String.raw`\x3A`)}'`
