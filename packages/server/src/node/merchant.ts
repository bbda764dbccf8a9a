/**
 * `npm run merchant -- --name "Zal Fitness" --country UZB --owner aziza@example.uz` makes a business without demo data and
 * invites its owner by a letter. It uses the database of the server: `DATABASE_URL`, else the folder `DATA_DIR`.
 */
import { parseArgs } from 'node:util'
import { withOwnerDb } from './database/ownerDb.ts'
import { merchantOf, newMerchant } from './newMerchant.ts'
import { settingsOf } from './settings.ts'

const text = { type: 'string' } as const

try {
  const { values } = parseArgs({
    options: { name: text, country: text, owner: text, 'owner-name': text, language: text },
  })
  const request = merchantOf(values)
  const settings = settingsOf(process.env)
  const { merchant, club } = await withOwnerDb(settings, (db) =>
    newMerchant(db, request, new Date()),
  )
  const { smtp, folder } = settings.mail
  console.log(`${request.name} is merchant ${merchant} with club ${club}.`)
  console.log(
    smtp
      ? `The server sends the invitation to ${request.owner}.`
      : `The server writes the invitation for ${request.owner} into ${folder}: there is no SMTP_URL.`,
  )
  if (!settings.databaseUrl)
    console.log('Start the server without the demo: DEMO_MEMBERS=0 npm start')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
