/**
 * NestJS with Prisma without anything else, created in a temporary folder. Its packages are installed from
 * npm each time, because the repository does not depend on them.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment } from '../../scripts/lib/run.mjs'

const packages = {
  '@nestjs/common': '12.5.1',
  '@nestjs/core': '12.5.1',
  '@nestjs/platform-fastify': '12.5.0',
  '@prisma/adapter-pg': '7.10.1',
  '@prisma/client': '7.10.0',
  prisma: '7.10.1',
  'reflect-metadata': '0.2.2',
  rxjs: '7.8.2',
}

/**
 * Returns the arguments to start it and a function that deletes the folder; throws npm's output where the
 * installation fails.
 */
export function nest() {
  const folder = mkdtempSync(join(tmpdir(), 'zal-nest-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    mkdirSync(join(folder, 'prisma'))
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', dependencies: packages }),
    )
    writeFileSync(join(folder, 'prisma/schema.prisma'), schema)
    writeFileSync(join(folder, 'app.ts'), app)
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'])
    // Only migrations need the schema engine, which is not on npm.
    run(folder, 'npx', ['prisma', 'generate'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath })
    return { args: ['--experimental-transform-types', join(folder, 'app.ts')], remove }
  } catch (error) {
    remove()
    throw error
  }
}

function run(cwd, program, args, env = {}) {
  const done = spawnSync(program, args, {
    cwd,
    env: { ...environment(), ...env },
    encoding: 'utf8',
  })
  if (done.status !== 0)
    throw new Error(`${program} ${args[0]}: ${done.stderr || done.stdout || done.error}`)
}

const schema = `
generator client {
  provider            = "prisma-client"
  output              = "../client"
  importFileExtension = "ts"
}
datasource db {
  provider = "postgresql"
}
model member {
  merchant_id BigInt
  id          BigInt
  scope_club  BigInt?
  first_name  String
  last_name   String
  phone       String
  gender      Int       @db.SmallInt
  birth_date  DateTime? @db.Date
  status      String
  is_global   Boolean
  version     Int
  deleted_at  DateTime? @db.Timestamptz
  @@id([merchant_id, id])
}
`

const app = `
import 'reflect-metadata'
import { Controller, Get, Module, Param } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { FastifyAdapter } from '@nestjs/platform-fastify'
import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './client/client.ts'

const adapter = new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 8 })
const { member } = new PrismaClient({ adapter })
const where = { merchant_id: 1n, scope_club: 1n, deleted_at: null }
const names = 'id first_name last_name phone gender birth_date status is_global version'
const select = Object.fromEntries(names.split(' ').map((name) => [name, true]))
const plain = (row) => row && { ...row, id: Number(row.id) }
const page = async () => (await member.findMany({ where, select, orderBy: { id: 'desc' }, take: 10 })).map(plain)

class Members {
  async list() {
    return { results: await page() }
  }
  async counted() {
    const [results, total_count] = await Promise.all([page(), member.count({ where })])
    return { results, total_count }
  }
  async one(id) {
    const key = { merchant_id: 1n, id: BigInt(id) }
    return { results: plain(await member.findUnique({ where: { merchant_id_id: key }, select })) }
  }
}
const method = (name) => Object.getOwnPropertyDescriptor(Members.prototype, name)
Controller()(Members)
Get('/list')(Members.prototype, 'list', method('list'))
Get('/counted')(Members.prototype, 'counted', method('counted'))
Get('/one/:id')(Members.prototype, 'one', method('one'))
Param('id')(Members.prototype, 'one', 0)
class App {}
Module({ controllers: [Members] })(App)

const server = await NestFactory.create(App, new FastifyAdapter(), { logger: false })
await server.listen(Number(process.env.PORT), '127.0.0.1')
console.log('ready')
`
