import { keyOfToday, seedDatabase } from '../../packages/server/src/testing/seededFolder.ts'
import { createDatabase, type Template } from '../../packages/server/test/postgres/template.ts'
import { insertMembers } from './insertMembers.ts'

export const MEMBERS = 300

/**
 * Creates a PostgreSQL database with today's demo.
 *
 * @param more additional members; generated once per run
 */
export async function seededPostgres(more = 0): Promise<string> {
  const small = `zal_e2e_${keyOfToday()}`
  const templates: Template[] = [
    { name: small, fill: (url: string) => seedDatabase({ DATABASE_URL: url }, MEMBERS) },
  ]
  if (more > 0)
    templates.push({ name: `${small}_${more}`, fill: (url) => insertMembers(url, more) })
  return createDatabase(templates)
}
