import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database that is copied for tests; `fill` inserts its rows once per PostgreSQL server. */
export interface Template {
  /** Contains a hash of its inputs, so that an outdated template is never copied. */
  name: string
  fill: (url: string) => unknown
}

/**
 * Creates a database and returns its URL. It is a copy of the last of `templates`, each of which is created
 * from the previous one; without templates it is empty. Uses the PostgreSQL of `ZAL_POSTGRES_URL`. Errors:
 * where that is not set.
 */
export async function createDatabase(templates: Template[] = []): Promise<string> {
  const address = process.env.ZAL_POSTGRES_URL
  if (!address) throw new Error('Run these with --project postgres or e2e, which starts PostgreSQL')
  const client = new pg.Client(address)
  await client.connect()
  const urlOf = (name: string) => Object.assign(new URL(address), { pathname: `/${name}` }).href
  /** Creates a database under a random name, as a copy of `from`. */
  const copy = async (from: string) => {
    const name = `zal_${randomUUID().replaceAll('-', '')}`
    await client.query(`create database ${name} template ${from}`)
    return name
  }
  let from = 'template1'
  try {
    // Roles are shared by the whole server, and two files may start at the same time. The lock ends with the
    // connection.
    await client.query('select pg_advisory_lock(1)')
    for (const { name, fill } of templates) {
      const { rows } = await client.query('select from pg_database where datname = $1', [name])
      if (rows.length === 0) {
        // Renamed only when it is complete, so that an interrupted template is never copied.
        const draft = await copy(from)
        await fill(urlOf(draft))
        await client.query(`alter database ${draft} rename to ${name}`)
      }
      from = name
    }
    return urlOf(await copy(from))
  } finally {
    await client.end()
  }
}
