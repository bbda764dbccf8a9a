import { sql } from 'kysely'
import type { Answer, Context, Db, Principal } from '../../core/operation/context.ts'

type FirstSteps = Answer<'getFirstSteps'>
type Name = FirstSteps['steps'][number]['name']

/**
 * The first steps of the business, each done by the records of all its clubs but the sample gym, and whether they are
 * hidden.
 */
export async function firstSteps(db: Db, { merchant, staff }: Principal): Promise<FirstSteps> {
  const { rows } = await sql<Record<Name | 'is_hidden', boolean> & Pick<FirstSteps, 'sample'>>`
    with sample as (select c.id, c.name from club c where c.merchant_id = ${merchant} and c.is_sample),
         own as (select c.* from club c where c.merchant_id = ${merchant} and not c.is_sample)
    select exists (select from merchant b where b.id = ${merchant} and b.first_steps_hidden_at is not null) as is_hidden,
           (select jsonb_build_object('id', s.id, 'name', s.name) from sample s) as sample,
           exists (select from own c where c.hours is not null and c.phone <> '') as club,
           exists (select from staff t
                    where t.merchant_id = ${merchant} and t.id <> ${staff} and t.is_active and not t.is_sample) as staff,
           exists (select from package p join own c on c.id = p.club_id where p.merchant_id = ${merchant} and p.is_active)
             or exists (select from class k join own c on c.id = k.club_id
                         where k.merchant_id = ${merchant} and k.is_active) as package,
           exists (select from member m join own c on c.id = m.club_id where m.merchant_id = ${merchant}) as member,
           exists (select from payment x join own c on c.id = x.club_id where x.merchant_id = ${merchant}) as payment`.execute(
    db,
  )
  const [done] = rows
  return {
    is_hidden: done?.is_hidden ?? false,
    steps: (['club', 'staff', 'package', 'member', 'payment'] as const).map((name) => ({
      name,
      is_done: done?.[name] ?? false,
    })),
    sample: done?.sample ?? null,
  }
}

/** Hides or shows the steps for all owners and directors of the business. */
export async function changeFirstSteps({
  body: { is_hidden },
  db,
  principal,
  now,
  audit,
  emit,
}: Context<'changeFirstSteps'>): Promise<FirstSteps> {
  const { numAffectedRows } = await sql`
    update merchant set first_steps_hidden_at = ${is_hidden ? now : null}::timestamptz
     where id = ${principal.merchant} and (first_steps_hidden_at is null) = ${is_hidden}::boolean`.execute(
    db,
  )
  if (numAffectedRows) {
    await audit({
      action: 'club.changed',
      type: 'club',
      id: principal.club,
      before: { first_steps_hidden: !is_hidden },
      after: { first_steps_hidden: is_hidden },
    })
    await emit('club.changed', { id: principal.club }, () => principal.clubs)
  }
  return firstSteps(db, principal)
}
