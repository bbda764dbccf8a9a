import type { EventKind } from '@zal/api/events'
import type { Paging, Search } from '../db/page.ts'
import { recordStore, type RecordTable } from '../db/recordStore.ts'
import type { Answer, Body, Context, OperationId } from './context.ts'
import { handlers, type Constraints, type Route } from './handlers.ts'

type Operation<N extends string, Verb extends string, Plural extends string = ''> = Extract<
  OperationId,
  `${Verb}${Capitalize<N>}${Plural}`
>

/** Nouns whose five operations the contract has: `listRooms`, `getRoom`, `createRoom`, `changeRoom`, `removeRoom`. */
type RecordNoun = {
  [Id in OperationId]: Id extends `remove${infer Name}`
    ? `list${Name}s` extends OperationId
      ? `change${Name}` extends OperationId
        ? Uncapitalize<Name>
        : never
      : never
    : never
}[OperationId] &
  (EventKind extends `${infer Topic}.${string}` ? Topic : never)

/** Fields that the contract both takes and answers. */
type Column<N extends string> = string &
  keyof Body<Operation<N, 'create'>> &
  keyof Answer<Operation<N, 'get'>>

interface Definition<N extends string> extends RecordTable<Column<N>> {
  /** Unique indexes, each with the field that answers 400 `<field>_taken`. */
  unique?: Record<string, Column<N>>
  /** Foreign keys of what uses a record; removing it answers 409 `<noun>_in_use`. */
  inUse?: readonly string[]
}

/**
 * Routes of a noun that is only a record of a club: list, get, create, change and remove, with search, order, optimistic
 * locking and events. A noun with rules of its own has its own handlers and store.
 *
 * @example
 * records('room', { table: 'room', columns: ['name', 'is_active'], search: 'name', unique: { room_name: 'name' } })
 */
export function records<N extends RecordNoun>(
  noun: N,
  { unique = {}, inUse = [], ...table }: Definition<N>,
): Route[] {
  const store = recordStore<{ id: number }>(table)
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const event = (verb: 'created' | 'changed' | 'removed') => `${noun}.${verb}` as EventKind
  return handlers<never>(
    noun,
    {
      [`list${name}s`]: ({ query, db, who }: Of<{ query: Search & Paging }>) =>
        store.page(db, query, who),
      [`get${name}`]: ({ path, db, who }: Of<One>) => store.one(db, path.id, who),
      [`create${name}`]: ({ body, db, who, now, emit }: Of<{ body: Values }>) =>
        emit(event('created'), store.insert(db, body, who, now)),
      [`change${name}`]: ({ path, body, db, who, emit }: Of<One & { body: Change }>) =>
        emit(event('changed'), store.update(db, path.id, body, who)),
      [`remove${name}`]: ({ path, db, who, emit }: Of<One>) =>
        emit(event('removed'), store.remove(db, path.id, who)),
    },
    { ...takenErrors(unique), ...inUseErrors(noun, inUse) },
  )
}

/** The context of a handler whose operation is known by its noun only. */
type Of<Input> = Input & Pick<Context, 'db' | 'who' | 'now' | 'emit'>
type Values = Record<string, unknown>
type Change = Values & { version: number }
interface One {
  path: { id: number }
}

const takenErrors = (unique: Record<string, string>): Constraints =>
  Object.fromEntries(
    Object.entries(unique).map(([index, field]) => [
      index,
      { code: 'validation', fields: { [field]: `${field}_taken` } },
    ]),
  )

const inUseErrors = (noun: string, keys: readonly string[]): Constraints =>
  Object.fromEntries(keys.map((key) => [key, { code: `${noun}_in_use`, status: 409 }]))
