import { sql } from 'kysely'
import type { Answer, Db, Principal } from '../../core/operation/context.ts'
import { notFound } from '../../core/errors.ts'
import type { StoredSettings } from '../../domain/clubSettings.ts'
import { settingNames } from './setting.rules.ts'

interface Stored {
  settings: StoredSettings
  version: number
}

export async function stored(db: Db, principal: Principal): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select settings, version from club
     where merchant_id = ${principal.merchant} and id = ${principal.club} and deleted_at is null`.execute(
    db,
  )
  return rows[0] ?? notFound()
}

/** The settings with their row locked, so that two changes follow each other. */
export async function locked(db: Db, principal: Principal): Promise<Stored> {
  await sql`
    select from club
     where merchant_id = ${principal.merchant} and id = ${principal.club} and deleted_at is null for update`.execute(
    db,
  )
  return stored(db, principal)
}

/** Sets the keys of the patch alone: the stored object is shared by several modules. */
export async function merge(db: Db, patch: Record<string, unknown>, principal: Principal) {
  await sql`
    update club c
       set version = version + 1,
           settings = c.settings || (
             select jsonb_object_agg(p.key, case
                      when jsonb_typeof(p.value) = 'object' then coalesce(c.settings -> p.key, '{}') || p.value
                      else p.value end)
               from jsonb_each(${JSON.stringify(patch)}::jsonb) p)
     where c.merchant_id = ${principal.merchant} and c.id = ${principal.club}`.execute(db)
}

/** The last change of each setting of the club, the latest first. */
export async function lastChanges(db: Db, principal: Principal) {
  const { rows } = await sql<Answer<'listSettingChanges'>[number]>`
    select l.setting, moment_text(l.at) as at, l.before, l.after,
           jsonb_build_object('id', s.id, 'name', concat_ws(' ', s.last_name, s.first_name)) as staff
      from (select distinct on (f.key) f.key as setting, a.id, a.at, a.staff_id,
                   coalesce(a.before -> f.key, 'null') as before, f.value as after
              from audit_log a
             cross join lateral jsonb_each(a.after) f
             where a.merchant_id = ${principal.merchant} and a.record_type = 'club' and a.record_id = ${principal.club}
               and a.action = 'club.changed' and a.before is not null and jsonb_typeof(a.after) = 'object'
               and f.key = any(${settingNames}::text[])
             order by f.key, a.id desc) l
      join staff s on s.merchant_id = ${principal.merchant} and s.id = l.staff_id
     order by l.id desc, l.setting`.execute(db)
  return rows
}
