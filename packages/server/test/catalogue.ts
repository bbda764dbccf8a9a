import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Owner } from '../src/node/migrate.ts'

const fixture = (name: string) => new URL(`fixtures/${name}`, import.meta.url)

/** A backup of the demo with twelve members, made by the last version with numbered migrations. */
export const numberedBackup = fixture('schema-0066.zal').pathname

/** The numbered migrations, with the rows that record them. */
export const numberedSql = () => gunzipSync(readFileSync(fixture('schema-0066.sql.gz'))).toString()

/** The schema as the catalogue has it: one line for everything that a migration can create, sorted. */
export async function catalogueOf(owner: Owner): Promise<string[]> {
  const lines = await owner.query<{ line: string }>(`
    with mine as (
      select c.oid, c.relname, c.relkind, c.relowner::regrole::text as owner, c.relacl, c.reloptions, c.relrowsecurity, c.relforcerowsecurity from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
    )
    select concat_ws(' ', 'table', relname, relkind, replace(relacl::text, owner, 'owner'), reloptions, relrowsecurity, relforcerowsecurity,
                     obj_description(oid, 'pg_class')) as line from mine
    union all
    select concat_ws(' ', 'column', m.relname, a.attnum - (select count(*) from pg_attribute d
                       where d.attrelid = m.oid and d.attisdropped and d.attnum between 1 and a.attnum), a.attname,
                     format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage,
                     a.attcollation::regcollation, replace(a.attacl::text, m.owner, 'owner'), pg_get_expr(d.adbin, d.adrelid))
      from mine m join pg_attribute a on a.attrelid = m.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = m.oid and d.adnum = a.attnum where m.relkind = 'r'
    union all
    select concat_ws(' ', 'constraint', m.relname, k.conname, pg_get_constraintdef(k.oid))
      from mine m join pg_constraint k on k.conrelid = m.oid where k.contype <> 'n'
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid)) from mine m join pg_index i on i.indrelid = m.oid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
      from mine m join pg_trigger t on t.tgrelid = m.oid where not t.tgisinternal
    union all
    select concat_ws(' ', 'policy', m.relname, p.polname, p.polcmd, p.polpermissive,
                     (select string_agg(r::regrole::text, ',') from unnest(p.polroles) r),
                     pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
      from mine m join pg_policy p on p.polrelid = m.oid
    union all
    select concat_ws(' ', 'function', case when f.prokind = 'a' then f.oid::regprocedure::text else pg_get_functiondef(f.oid) end,
                     case when f.proowner::regrole::text in ('zal_reader', 'zal_eraser', 'zal_remover') then f.proowner::regrole end, f.proacl)
      from pg_proc f where f.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'migration', name, hash) from schema_migration`)
  return lines.map(({ line }) => line).toSorted()
}
