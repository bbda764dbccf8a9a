/**
 * A process that runs due jobs and sends due letters until it is killed: `runner.ts URL FILE SECONDS`. Each job writes a
 * letter, each letter a line into the file. Its clock is so many seconds ahead.
 */
import { appendFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { backgroundOf } from '../../src/core/background/background.ts'
import { queueLetter } from '../../src/core/background/outbox.ts'
import { transactions } from '../../src/core/db/transaction.ts'
import { postgresDatabase } from '../../src/node/database/postgres.ts'
import { readLocales } from '../../src/node/locales.ts'
import { nodeSecrets } from '../../src/node/services/secrets.ts'

const [url = '', file = '', ahead = '0'] = process.argv.slice(2)
const log = { info() {}, warn: console.error, error: console.error }
const database = postgresDatabase(url, log, 4)
const clock = () => new Date(Date.now() + Number(ahead) * 1000)

const run = backgroundOf(
  {
    jobs: [
      {
        kind: 'letter',
        run: async ({ db, now, payload }) => {
          const staff = Number(payload.staff)
          await queueLetter(db, { template: 'recovery', staff, language: 'en', now })
        },
      },
    ],
    letters: [
      {
        template: 'recovery',
        fill: async ({ now }) => ({ place: '/', vars: { minutes: 30 }, until: now }),
      },
    ],
    channels: {
      mail: {
        isRepeatable: true,
        send: async ({ id }) => {
          appendFileSync(file, `${id}\n`)
          await pause(0)
          return null
        },
      },
    },
    clock,
    log,
    locales: readLocales(),
    address: () => 'http://zal.test',
    secrets: nodeSecrets,
  },
  transactions(database, nodeSecrets),
)

for (;;) {
  await run()
  await pause(10)
}
