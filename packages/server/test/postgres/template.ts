import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A database that others are copied from; `fill` writes its rows once for a PostgreSQL server. */
export interface Template {
  /** Contains a hash of all that it is made of, so that an outdated one is never copied. */
  name: string
  fill: (url: string) => unknown
}

/**
 * Creates a database and returns its URL. It is a copy of the last of `templates`, each of which is itself made
 * from the one before it; without templates it is empty. PostgreSQL is that of `ZAL_POSTGRES_URL`.
 * Errors: none is named there.
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
    // Roles belong to the whole server, and two files may start at the same time. The lock ends with the connection.
    await client.query('select pg_advisory_lock(1)')
    for (const { name, fill } of templates) {
      const { rows } = await client.query('select from pg_database where datname = $1', [name])
      if (rows.length === 0) {
        // Renamed only when it is complete, so that one whose making was interrupted is never copied.
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
