import { sql } from 'kysely'
import { foldName, sortKey } from '@zal/api/fold'
import type { Db, Principal } from '../../core/operation/context.ts'
import { visible } from '../../queries/memberVisibility.ts'
import type { Candidate } from './import.row.ts'

/** Principal and request, for the audit log. */
export interface Doer {
  principal: Principal
  now: Date
  today: string
  /** Id of the request that started the import. */
  request: string
}

export interface PhoneOwner {
  phone: string
  /** Null where this person may not see the member, who belongs to another club. */
  fullname: string | null
  read_only: boolean
}

/** Members with these phones in any club of the merchant, by phone. */
export async function knownBy(
  db: Db,
  phones: readonly string[],
  principal: Principal,
): Promise<Map<string, PhoneOwner>> {
  const { rows } = await sql<PhoneOwner>`
    select m.phone, case when ${visible(principal)} then trim(concat_ws(' ', m.last_name, m.first_name)) end as fullname, m.read_only
      from member m
     where m.merchant_id = ${principal.merchant} and m.phone = any(${phones}::text[]) and m.deleted_at is null`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.phone, row]))
}

/** Registers many members in one statement, with an audit row each; returns the phones that were free. */
export async function insertMany(
  db: Db,
  id: number,
  members: readonly Candidate[],
  { principal, now, today, request }: Doer,
): Promise<Set<string>> {
  if (members.length === 0) return new Set()
  const rows = members.map(({ is_draft, address_line, ...member }) => ({
    ...member,
    date_joined: member.date_joined ?? today,
    address: address_line && { address_line, latitude: null, longitude: null },
    status: is_draft ? 'draft' : 'active',
    search_words: foldName(`${member.last_name} ${member.first_name}`),
    sort_key: sortKey(member.last_name, member.first_name),
  }))
  const made = await sql<{ phone: string }>`
    with made as (
      insert into member (merchant_id, club_id, first_name, last_name, gender, birth_date, date_joined, phone, phone2, email,
                          through, address, description, status, search_words, sort_key, created_at)
      select ${principal.merchant}, ${principal.club}, x.first_name, x.last_name, x.gender, x.birth_date, x.date_joined, x.phone, x.phone2,
             x.email, x.through, nullif(x.address, 'null'), x.description, x.status, x.search_words, x.sort_key, ${now}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (
               first_name text, last_name text, gender smallint, birth_date date, date_joined date, phone text, phone2 text,
               email text, through smallint, address jsonb, description text, status text, search_words text[], sort_key text)
      on conflict (merchant_id, phone) where deleted_at is null do nothing
      returning merchant_id, id, phone, first_name, last_name, status
    ), listed as (
      insert into member_import_member (merchant_id, import_id, member_id) select merchant_id, ${id}, id from made
    ), recorded as (
      insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, member_id, after, request_id)
      select merchant_id, ${principal.club}, ${principal.staff}, ${principal.role}, ${principal.session}, ${now}, 'member.created', 'member', id, id,
             jsonb_build_object('import', ${id}::bigint, 'first_name', first_name, 'last_name', last_name, 'phone', phone,
                                'status', status), ${request}
        from made
    ) select phone from made`.execute(db)
  return new Set(made.rows.map(({ phone }) => phone))
}

/** Fills empty fields of existing members; returns how many were changed. */
export async function fillMany(
  db: Db,
  id: number,
  members: readonly Candidate[],
  { principal, now, request }: Doer,
): Promise<number> {
  if (members.length === 0) return 0
  const rows = members.map(({ address_line, ...member }) => ({
    ...member,
    address: address_line && { address_line, latitude: null, longitude: null },
  }))
  const { rows: filled } = await sql<{ count: number }>`
    with lacking as (
      select m.merchant_id, m.id, m.birth_date, m.phone2, m.email, m.through, m.address, m.description,
             x.birth_date as new_birth_date, x.phone2 as new_phone2, x.email as new_email, x.through as new_through,
             nullif(x.address, 'null') as new_address, x.description as new_description
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) x (
               phone text, birth_date date, phone2 text, email text, through smallint, address jsonb, description text)
        join member m on m.phone = x.phone
       where ${visible(principal)} and not m.read_only
         and (m.birth_date is null and x.birth_date is not null or m.phone2 is null and x.phone2 is not null
              or m.email is null and x.email is not null or m.through is null and x.through is not null
              or m.address is null and nullif(x.address, 'null') is not null or m.description = '' and x.description <> '')
    ), filled as (
      update member m
         set birth_date = coalesce(l.birth_date, l.new_birth_date), phone2 = coalesce(l.phone2, l.new_phone2),
             email = coalesce(l.email, l.new_email), through = coalesce(l.through, l.new_through),
             address = coalesce(l.address, l.new_address),
             description = case when l.description = '' then l.new_description else l.description end, version = m.version + 1
        from lacking l where m.merchant_id = l.merchant_id and m.id = l.id
      returning m.merchant_id, m.id, m.birth_date, m.phone2, m.email, m.through, m.address, m.description
    ), recorded as (
      insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, member_id, before,
                             after, request_id)
      select f.merchant_id, ${principal.club}, ${principal.staff}, ${principal.role}, ${principal.session}, ${now}, 'member.changed', 'member', f.id, f.id,
             jsonb_build_object('birth_date', l.birth_date, 'phone2', l.phone2, 'email', l.email, 'through', l.through,
                                'address', l.address, 'description', l.description),
             jsonb_build_object('import', ${id}::bigint, 'birth_date', f.birth_date, 'phone2', f.phone2, 'email', f.email,
                                'through', f.through, 'address', f.address, 'description', f.description), ${request}
        from filled f join lacking l on l.merchant_id = f.merchant_id and l.id = f.id
    ) select count(*) from filled`.execute(db)
  return filled[0]?.count ?? 0
}

/**
 * Removes the next members of an import, except those with later changes. Lock order: member, then its
 * dependants. Returns how many were removed and how many were retained; both 0 at the end.
 */
export async function removeMany(
  db: Db,
  id: number,
  limit: number,
  { principal, now, request }: Doer,
): Promise<{ removed: number; retained: number }> {
  await sql`
    select from member m
     where m.merchant_id = ${principal.merchant}
       and m.id in (select k.member_id from member_import_member k
                     where k.merchant_id = ${principal.merchant} and k.import_id = ${id} and k.outcome is null
                     order by k.member_id limit ${limit})
     order by m.id for update`.execute(db)
  const { rows } = await sql<{ removed: number; retained: number }>`
    with judged as (
      select m.merchant_id, m.id,
             case when m.deleted_at is not null then 'gone'
                  when exists (select from membership x where x.merchant_id = m.merchant_id and x.member_id = m.id)
                    or exists (select from payment x where x.merchant_id = m.merchant_id and x.member_id = m.id) then 'sold'
                  when exists (select from visit x where x.merchant_id = m.merchant_id and x.member_id = m.id) then 'visited'
                  when exists (select from ledger_entry x where x.merchant_id = m.merchant_id and x.member_id = m.id) then 'money'
                  when exists (select from note x where x.merchant_id = m.merchant_id and x.member_id = m.id)
                    or exists (select from document x where x.merchant_id = m.merchant_id and x.member_id = m.id) then 'written'
                  when m.version > 1
                    or exists (select from audit_log x where x.merchant_id = m.merchant_id and x.member_id = m.id
                                  and x.action <> 'member.created') then 'changed'
                  else 'removed' end as outcome
        from member_import_member k join member m on m.merchant_id = k.merchant_id and m.id = k.member_id
       where k.merchant_id = ${principal.merchant} and k.import_id = ${id} and k.outcome is null
       order by k.member_id limit ${limit}
    ), recorded as (
      update member_import_member k set outcome = j.outcome
        from judged j where k.merchant_id = j.merchant_id and k.import_id = ${id} and k.member_id = j.id
    ), gone as (
      update member m set deleted_at = ${now}, deleted_by = ${principal.staff}, version = m.version + 1
        from judged j where m.merchant_id = j.merchant_id and m.id = j.id and j.outcome = 'removed'
      returning m.merchant_id, m.id, m.first_name, m.last_name, m.phone
    ), audited as (
      insert into audit_log (merchant_id, club_id, staff_id, role, session_id, at, action, record_type, record_id, member_id, before, request_id)
      select merchant_id, ${principal.club}, ${principal.staff}, ${principal.role}, ${principal.session}, ${now}, 'member.removed', 'member', id, id,
             jsonb_build_object('import', ${id}::bigint, 'first_name', first_name, 'last_name', last_name, 'phone', phone), ${request}
        from gone
    )
    select count(*) filter (where outcome = 'removed') as removed, count(*) filter (where outcome <> 'removed') as retained from judged`.execute(
    db,
  )
  return rows[0] ?? { removed: 0, retained: 0 }
}
