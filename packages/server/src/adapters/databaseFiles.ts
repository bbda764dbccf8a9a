import { sql } from 'kysely'
import type { Files } from '../core/files.ts'

/** Stores files in the database: one place to back up, and the same on a server and in a page. */
export const databaseFiles: Files = {
  put: async (db, id, bytes) => {
    await sql`
      insert into file_content (merchant_id, file_id, bytes)
      values (current_merchant(), ${id}, ${bytes}::bytea)
      on conflict (merchant_id, file_id) do update set bytes = excluded.bytes`.execute(db)
  },
  get: async (db, id) => {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      select bytes from file_content where merchant_id = current_merchant() and file_id = ${id}`.execute(
      db,
    )
    return rows[0] ? new Uint8Array(rows[0].bytes) : null
  },
}
