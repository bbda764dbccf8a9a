import type { Engine } from '../adapters/pglite.ts'

/** The database for one server. Once it is closed, `close` is called, and statements are refused. */
export function untilClosed(engine: Engine, close: () => Promise<void>): Engine {
  let isOpen = true
  return {
    query: (text, values) =>
      isOpen ? engine.query(text, values) : Promise.reject(new Error('The server is closed')),
    exec: (text) => engine.exec(text),
    listen: (channel, hear) => engine.listen(channel, hear),
    close: () => {
      isOpen = false
      return close()
    },
  }
}

/**
 * Records every change of a row from now on. Returns a function that reverts them all, which takes
 * milliseconds, where a new database takes a second.
 *
 * Does not revert `truncate` and changes of the schema, and does not restore the order of rows in a query
 * without `order by`.
 */
export async function recordChanges(owner: {
  exec: (sql: string) => Promise<unknown>
}): Promise<() => Promise<void>> {
  await owner.exec(setup)
  return async () => {
    await owner.exec('reset role; select undo.revert()')
  }
}

const setup = `
create schema undo;
create table undo.change (step bigserial primary key, relation regclass not null, before text, after text);
create table undo.sequence (relation regclass primary key, value bigint not null, is_called boolean not null);

create function undo.record() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into undo.change (relation, before, after) values (tg_relid, old::text, new::text);
  return null;
end $$;

-- The statements of a table: columns that are generated cannot be inserted.
create table undo.statement as
select c.oid::regclass as relation,
       format('delete from %1$s t using (select ($1::text::%1$s).*) x where (%2$s) = (%3$s)', c.oid::regclass,
              string_agg(format('t.%I', a.attname), ', ') filter (where a.attnum = any (i.indkey)),
              string_agg(format('x.%I', a.attname), ', ') filter (where a.attnum = any (i.indkey))) as remove,
       format('insert into %1$s (%2$s) overriding system value select %2$s from (select ($1::text::%1$s).*) x', c.oid::regclass,
              string_agg(format('%I', a.attname), ', ') filter (where a.attgenerated = '')) as put_back
  from pg_class c
  join pg_index i on i.indrelid = c.oid and i.indisprimary
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
 where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
 group by c.oid;

do $$
declare
  each regclass;
begin
  for each in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
    if not exists (select from undo.statement where relation = each) then
      raise '% has no primary key', each;
    end if;
    execute format('create trigger "00_undo" after insert or update or delete on %s for each row execute function undo.record()', each);
  end loop;
  for each in select oid from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace loop
    execute format('insert into undo.sequence select %s, last_value, is_called from %s', quote_literal(each), each);
  end loop;
end $$;

-- No trigger or foreign key is active meanwhile.
create function undo.revert() returns void language plpgsql set session_replication_role = replica as $$
declare
  each record;
begin
  for each in select c.before, c.after, s.remove, s.put_back from undo.change c join undo.statement s using (relation)
               order by c.step desc loop
    if each.after is not null then execute each.remove using each.after; end if;
    if each.before is not null then execute each.put_back using each.before; end if;
  end loop;
  delete from undo.change;
  perform setval(relation, value, is_called) from undo.sequence;
end $$;
`
