import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'

type Steps = Answer<'getFirstSteps'>

/** The first steps of the business, each done by the records of all its clubs. */
export async function firstSteps(db: Db, { merchant, staff }: Principal): Promise<Steps> {
  const { rows } = await sql<Record<Steps[number]['name'], boolean>>`
    select exists (select from club c where c.merchant_id = ${merchant} and c.hours is not null and c.phone <> '') as club,
           exists (select from staff t where t.merchant_id = ${merchant} and t.id <> ${staff} and t.is_active) as staff,
           exists (select from package p where p.merchant_id = ${merchant} and p.is_active)
             or exists (select from class k where k.merchant_id = ${merchant} and k.is_active) as package,
           exists (select from member m where m.merchant_id = ${merchant}) as member,
           exists (select from payment x where x.merchant_id = ${merchant}) as payment`.execute(db)
  const [done] = rows
  return (['club', 'staff', 'package', 'member', 'payment'] as const).map((name) => ({
    name,
    is_done: done?.[name] ?? false,
  }))
}
