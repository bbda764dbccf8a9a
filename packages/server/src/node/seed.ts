/**
 * `npm run seed -- --members 100000 --months 24` fills an empty database with the demo and prints the rate.
 * It uses the database of the server: `DATABASE_URL`, else the folder `DATA_DIR`.
 */
import { parseArgs } from 'node:util'
import { seedDemo } from '../../seed/index.ts'
import type { Db } from '../core/operation/context.ts'
import { dayIn } from '../core/db/businessDay.ts'
import { withOwnerDb } from './database/ownerDb.ts'
import { argon2Passwords } from './services/passwords.ts'
import { settingsOf } from './settings.ts'

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '2000' },
    months: { type: 'string', default: '24' },
  },
})

try {
  await withOwnerDb(settingsOf(process.env), fill)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function fill(db: Db) {
  const now = new Date()
  const began = performance.now()
  let shown = began
  const { members, memberships, visits, rows } = await seedDemo(db, {
    now,
    today: dayIn('Asia/Tashkent', now),
    members: whole(values.members, 'members'),
    months: whole(values.months, 'months'),
    hasSeasons: true,
    passwordHash: (plain) => argon2Passwords().hash(plain),
    onProgress({ table, rows: done }) {
      if (performance.now() - shown < 2000) return
      shown = performance.now()
      console.log(`${seconds(began)} s  ${done} rows  ${table}`)
    },
  })
  const time = seconds(began)
  console.log(
    `${members} members, ${memberships} memberships with their payments, ${visits} visits`,
  )
  console.log(
    `${rows} rows in ${time} s: ${perSecond(members, time)} members/s, ${perSecond(rows, time)} rows/s`,
  )
}

function whole(text: string, name: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= 10_000_000) return value
  throw new Error(`--${name} is ${text}; it has to be a whole number from 1.`)
}

function seconds(began: number): number {
  return Number(((performance.now() - began) / 1000).toFixed(1))
}

function perSecond(count: number, time: number): number {
  return Math.round(count / Math.max(0.1, time))
}
