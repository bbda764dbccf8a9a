import { gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The smallest tar.gz of the database that still opens: without template databases, descriptions of the
 * catalogue, and the log of committed rows, and with short statistics for the planner.
 */
export async function smallDump(pglite: PGlite): Promise<Uint8Array> {
  const orders = [
    'update pg_database set datistemplate = false',
    'drop database if exists template0',
    'drop database if exists template1',
    'drop schema information_schema cascade',
    'delete from pg_description',
    'set default_statistics_target = 4',
    'vacuum (full, analyze)',
    // Those of the catalogue itself.
    'delete from pg_statistic where starelid < 16384',
    'vacuum full pg_statistic',
    'select pg_switch_wal()',
    'checkpoint',
  ]
  for (const order of orders) await pglite.exec(order)
  const { rows } = await pglite.query<{ segment: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) segment',
  )
  const segment = rows[0]?.segment ?? ''
  const dump = await pglite.dumpDataDir('none')
  const tar = new Uint8Array(await dump.arrayBuffer())
  const old = (name: string) => /pg_wal\/[0-9A-F]{24}$/.test(name) && !name.endsWith(segment)
  return gzipSync(without(tar, old), { level: 9 })
}

const BLOCK = 512

/** Removes files from a tar: one header of 512 bytes per file, then its bytes, padded to a whole block. */
function without(tar: Uint8Array, unwanted: (name: string) => boolean): Uint8Array {
  const text = new TextDecoder()
  const field = (at: number, length: number) =>
    (text.decode(tar.subarray(at, at + length)).split('\0')[0] ?? '').trim()
  const chunks: Uint8Array[] = []
  let at = 0
  while (at < tar.length) {
    const size = Number.parseInt(field(at + 124, 12) || '0', 8)
    const end = at + BLOCK + Math.ceil(size / BLOCK) * BLOCK
    const name = `${field(at + 345, 155)}/${field(at, 100)}`
    if (!unwanted(name)) chunks.push(tar.subarray(at, end))
    at = end
  }
  return Buffer.concat(chunks)
}
