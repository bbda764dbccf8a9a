import { sql } from 'kysely'
import type { Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import type { ClubSettings } from '../../domain/clubSettings.ts'

interface Club {
  name: string
  address_line: string
  settings: Partial<ClubSettings>
}

export async function one(db: Db, id: number, principal: Principal): Promise<Club> {
  const { rows } = await sql<Club>`
    select name, address_line, settings from club
     where merchant_id = ${principal.merchant} and id = ${id} and deleted_at is null`.execute(db)
  return rows[0] ?? notFound()
}
