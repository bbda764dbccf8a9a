import type { Owner } from '../migrate.ts'

export interface Table {
  name: string
  columns: { name: string; type: string }[]
  /** The columns of its primary key. */
  key: string[]
}

/** The tables of the product, by name, without that of the migrations. */
export function tablesOf(owner: Owner): Promise<Table[]> {
  return owner.query<Table>(`
    select c.relname as name,
           (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
              from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
           coalesce((select json_agg(a.attname order by k.nth)
              from pg_index i
              cross join unnest(i.indkey::smallint[]) with ordinality k (attnum, nth)
              join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
             where i.indrelid = c.oid and i.indisprimary), '[]') as key
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by c.relname collate "C"`)
}

/** Session settings for a lossless text format of values, the same on every server. */
export const exactText = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0;
  set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** Rows per batch; few where each may contain an uploaded file. */
export const rowsAtOnce = ({ columns }: Table) =>
  columns.some(({ type }) => type === 'bytea') ? 4 : 2000

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const listed = (names: readonly string[]) => names.map(quoted).join(', ')
