import { sql } from 'kysely'
import type { Db, Principal } from '../../core/operation/context.ts'
import { ERASED_LAST_NAME } from '../../domain/erasedName.ts'
import { asRegExp, masked, namedPatterns, type NamedPatterns } from './bin.patterns.ts'
import type { Removed } from './bin.store.ts'

/**
 * Deletes all personal data of a removed member, and returns the member's new name. Payments, the ledger,
 * memberships and visits keep their reference to the same row.
 */
export async function forget(
  db: Db,
  removed: Removed,
  principal: Principal,
  now: Date,
): Promise<string> {
  const { id, first_name, last_name, phone, phone2 } = removed
  const named = namedPatterns([first_name, last_name], [phone, phone2])
  const files = await filesOf(db, id)
  await forgetAnswers(db, id, files, named, principal)
  await sql`select erase_words(${id}::bigint, ${[...named.names, ...named.phones]}::text[])`.execute(
    db,
  )
  await forgetMember(db, removed, principal, now)
  await forgetWritten(db, id, files, principal)
  await forgetCopies(db, named, principal)
  return `${ERASED_LAST_NAME} ${id}`
}

async function filesOf(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select erased_files(${id}::bigint) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

/** Clears the row itself, a mobile user without other members, and search words that only this name had. */
async function forgetMember(
  db: Db,
  { id, phone, mobile_user_id }: Removed,
  principal: Principal,
  now: Date,
) {
  await sql`
    update member
       set first_name = id::text, last_name = ${ERASED_LAST_NAME}, phone = '', phone2 = null, email = null, birth_date = null, address = null,
           through = null, description = '', notes = '', avatar_id = null, mobile_user_id = null, prediction = null, search_words = '{}',
           sort_key = '', erased_at = ${now}, version = version + 1
     where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  await sql`
    delete from mobile_user u
     where u.merchant_id = ${principal.merchant} and (u.id = ${mobile_user_id} or u.phone = ${phone})
       and not exists (select from member m where m.merchant_id = u.merchant_id
                          and (m.mobile_user_id = u.id or m.phone = u.phone))`.execute(db)
  // Blocks registrations meanwhile: one with the same word would find the word and rely on it.
  await sql`lock table name_word in share row exclusive mode`.execute(db)
  await sql`
    delete from name_word n
     where n.merchant_id = ${principal.merchant}
       and not exists (select from member_word w where w.merchant_id = n.merchant_id and w.word = n.word
                          and w.scope_club in (select 0 union all select c.id from club c where c.merchant_id = n.merchant_id))`.execute(
    db,
  )
}

/** Deletes notes, documents and faces, reasons of freezes and notes of payments. */
async function forgetWritten(db: Db, id: number, files: number[], principal: Principal) {
  await sql`delete from note where merchant_id = ${principal.merchant} and member_id = ${id}`.execute(
    db,
  )
  await sql`delete from document where merchant_id = ${principal.merchant} and member_id = ${id}`.execute(
    db,
  )
  await sql`delete from alert_outcome where merchant_id = ${principal.merchant} and member_id = ${id}`.execute(
    db,
  )
  await sql`
    delete from file where merchant_id = ${principal.merchant} and id = any(${files}::bigint[])`.execute(
    db,
  )
  await sql`
    update membership_freeze f set notes = '' from membership s
     where f.merchant_id = ${principal.merchant} and s.merchant_id = f.merchant_id and s.id = f.membership_id
       and s.member_id = ${id} and f.notes <> ''`.execute(db)
  await sql`
    update payment_state set note = ''
     where merchant_id = ${principal.merchant} and member_id = ${id} and note <> ''`.execute(db)
}

/**
 * Redacts stored responses of idempotency keys. The rows stay, because a retry still has to learn that the
 * write was done, and their numbers stay as well. In responses about the member alone all texts are redacted,
 * in others those that name the member.
 */
async function forgetAnswers(
  db: Db,
  id: number,
  files: number[],
  named: NamedPatterns,
  principal: Principal,
) {
  const about = (operations: string[], ids: ReturnType<typeof sql>) => sql`
    k.operation = any(${operations}::text[]) and (k.answer::jsonb #>> '{results,id}')::bigint in (${ids})`
  const { rows } = await sql<StoredAnswer>`
    select * from (
      select k.staff_id, k.operation, k.key, k.answer,
             ${about(['createMember', 'restoreMember', 'syncMember'], sql`${id}::bigint`)}
             or ${about(['createNote', 'restoreNote'], sql`select n.id from note n where n.merchant_id = ${principal.merchant} and n.member_id = ${id}`)}
             or ${about(['createDocument', 'restoreDocument'], sql`select d.id from document d where d.merchant_id = ${principal.merchant} and d.member_id = ${id}`)}
             or ${about(['createAlertOutcome'], sql`select o.id from alert_outcome o where o.merchant_id = ${principal.merchant} and o.member_id = ${id}`)}
             or ${about(['uploadFile'], sql`select unnest(${files}::bigint[])`)} as is_about
        from idempotency_key k
       where k.merchant_id = ${principal.merchant} and k.answer is not null) x
     where x.is_about or ${tells(sql`x.answer`, named)}
        or x.operation in ('createView', 'restoreView') and x.answer ~ any(${[...named.names, ...named.phones]}::text[])`.execute(
    db,
  )
  for (const { staff_id, operation, key, answer, is_about } of rows) {
    const { results, ...around } = JSON.parse(answer) as { results: unknown }
    const redacted = reworded(results, (text, field) =>
      is_about || written.has(field) ? '' : masked(text, named),
    )
    await sql`
      update idempotency_key set answer = ${JSON.stringify({ ...around, results: redacted })}
       where merchant_id = ${principal.merchant} and staff_id = ${staff_id} and operation = ${operation} and key = ${key}`.execute(
      db,
    )
  }
}

interface StoredAnswer {
  staff_id: number
  operation: string
  key: string
  answer: string
  is_about: boolean
}

/** Fields with free text about the member, whether it names the member or not. */
const written = new Set(['note', 'notes'])

/** Maps the strings of a value; its numbers and its shape stay. */
const reworded = (value: unknown, word: (text: string, field: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (field, each: unknown) =>
    typeof each === 'string' ? word(each, field) : each,
  )

/** Deletes copies of the name outside the member: rows of imports, and searches of saved views. */
async function forgetCopies(db: Db, named: NamedPatterns, principal: Principal) {
  await sql`
    delete from member_import_row where merchant_id = ${principal.merchant} and ${tells(sql`cells::text`, named)}`.execute(
    db,
  )
  const { rows } = await sql<{ id: number; query: string }>`
    select v.id, v.state ->> 'query' as query from saved_view v
     where v.merchant_id = ${principal.merchant} and v.state ->> 'query' ~ '(^|&)q='`.execute(db)
  for (const { id, query } of rows) {
    const redacted = withoutSearchFor(query, named)
    if (redacted === query) continue
    await sql`
      update saved_view set state = state || jsonb_build_object('query', ${redacted}::text)
       where merchant_id = ${principal.merchant} and id = ${id}`.execute(db)
  }
}

/** The query string of a saved view without its search, where it names the member. */
function withoutSearchFor(query: string, { names, phones }: NamedPatterns) {
  const params = new URLSearchParams(query)
  const q = params.get('q') ?? ''
  const isNamed = [...names, ...phones].some((pattern) => asRegExp(pattern).test(q))
  if (isNamed) params.delete('q')
  return isNamed ? params.toString() : query
}

/** Condition for a text that has one of the phones, or all words of the name. */
const tells = (text: ReturnType<typeof sql>, { names, phones }: NamedPatterns) => sql`
  (${text} ~ any(${phones}::text[])
   or ${names.length > 0} and (select bool_and(${text} ~ p.pattern) from unnest(${names}::text[]) p (pattern)))`
