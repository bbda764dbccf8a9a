import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from '../src/node/network/http.ts'
import { password, people, testServer, type TestServer } from '../src/testing/index.ts'
import { gym } from './gym.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))

let api: TestServer
let listening: Listening
let folder: string
beforeAll(async () => {
  api = await testServer()
  listening = await listen(api.server, { port: 0, origins: [] })
  folder = mkdtempSync(join(tmpdir(), 'zal-integrator-'))
})
afterAll(async () => {
  await listening.close(0)
  await api.close()
  rmSync(folder, { recursive: true })
})

/** Runs a program of the repository with Node in the folder of the integrator. */
const node = (...args: string[]) => run(process.execPath, args, { cwd: folder, timeout: 120_000 })
const bin = (name: string) => join(root, 'packages/api/node_modules', name)

// Generates and compiles a whole client, which takes most of a minute on a busy machine.
test(
  'a client that is generated from the published contract signs in, lists, creates, sells and checks in',
  { timeout: 180_000 },
  async () => {
    const address = `http://localhost:${listening.port}`
    const plan = await gym(api).plan({ price: 450_000 })
    const contract = await fetch(`${address}/api/v1/openapi.json`)
    writeFileSync(join(folder, 'openapi.json'), await contract.text())
    const plugins = [
      { name: '@hey-api/typescript', enums: 'javascript' },
      '@hey-api/sdk',
      '@hey-api/client-fetch',
    ]
    const config = { input: './openapi.json', output: './zal', plugins }
    writeFileSync(join(folder, 'openapi-ts.config.mjs'), `export default ${JSON.stringify(config)}`)
    await node(bin('@hey-api/openapi-ts/bin/index.cjs'), '--file', 'openapi-ts.config.mjs')

    cpSync(new URL('integrator/main.ts.txt', import.meta.url), join(folder, 'main.ts'))
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }')
    const strict = {
      strict: true,
      noUncheckedIndexedAccess: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'node16',
      skipLibCheck: true,
      outDir: 'out',
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    }
    const project = { compilerOptions: strict, files: ['main.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
    const compiled = await node(bin('typescript/bin/tsc'), '--project', 'tsconfig.json').catch(
      (error: { stdout: string }) => error,
    )
    expect(compiled.stdout).toBe('')

    const { mail } = people.desk
    const { stdout } = await node('out/main.js', address, mail, password)
    const told = JSON.parse(stdout)
    expect(told).toMatchObject({
      before: 0,
      again: [told.member, 'true'],
      code: 'already_gym_member',
      total: 450_000,
      verdict: { verdict: { level: 'green', rule: 'ok' } },
    })
    const rows = await api.sql(
      1,
      `select m.first_name, m.gender, s.package_id, p.total, (select count(*) from visit v where v.member_id = m.id) as visits
       from member m join membership s on s.member_id = m.id join payment p on p.membership_id = s.id`,
    )
    expect(rows).toEqual([
      { first_name: 'Dilnoza', gender: 2, package_id: plan, total: 450_000, visits: 1 },
    ])
  },
)
