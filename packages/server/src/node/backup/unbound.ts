import type { Owner } from '../migrate.ts'
import { quoted } from './tables.ts'

/**
 * Runs `work` without triggers, foreign keys and row-level security for the owner, so that rows can be
 * inserted table by table unchanged; restores all of it afterwards and checks every foreign key.
 */
export async function unbound<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
  const tables = await owner.query<{ name: string; forced: boolean }>(`
    select relname as name, relforcerowsecurity as forced from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  const keys = await owner.query<{ table: string; name: string; rule: string }>(`
    select t.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as rule
      from pg_constraint c join pg_class t on t.oid = c.conrelid
     where c.contype = 'f' and t.relnamespace = 'public'::regnamespace order by 1, 2`)
  const forced = tables.filter((table) => table.forced)
  const each = (names: { name: string }[], change: string) =>
    owner.exec(names.map(({ name }) => `alter table ${quoted(name)} ${change};`).join('\n'))

  await each(tables, 'disable trigger user')
  await each(forced, 'no force row level security')
  for (const { table, name } of keys) {
    await owner.exec(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  }
  const value = await work()
  for (const { table, name, rule } of keys) {
    await owner.exec(`alter table ${quoted(table)} add constraint ${quoted(name)} ${rule}`)
  }
  await each(forced, 'force row level security')
  await each(tables, 'enable trigger user')
  return value
}
