import type { EventKind } from '@zal/api/events'
import type { Paging, Search } from '../db/page.ts'
import { recordStore, type RecordStore, type RecordTable } from '../db/recordStore.ts'
import type { Answer, Body, Context, OperationId, Query } from './context.ts'
import { handlers, type Constraints, type Route } from './handlers.ts'

/** Nouns whose five operations the contract has: `listRooms`, `getRoom`, `createRoom`, `changeRoom`, `removeRoom`. */
type RecordNoun = {
  [Id in OperationId]: Id extends `remove${infer Name}`
    ? `change${Name}` extends OperationId
      ? [ListOf<Name>] extends [never]
        ? never
        : Uncapitalize<Name>
      : never
    : never
}[OperationId] &
  (EventKind extends `${infer Topic}.${string}` ? Topic : never)

type ListOf<N extends string> = Extract<OperationId, `list${Capitalize<N>}${'s' | 'es'}`>
type OperationOf<N extends string, Verb extends string> = Extract<
  OperationId,
  `${Verb}${Capitalize<N>}`
>

/** A record as the contract answers it. */
type RowOf<N extends string> = Answer<OperationOf<N, 'get'>> & { id: number }
/** The fields that the contract takes; all of them are optional in a change. */
type SentOf<N extends string> = Partial<Body<OperationOf<N, 'create'>>>
type QueryOf<N extends string> = Query<ListOf<N>>

/** Errors of the constraints of a table. */
interface Errors<N extends string> {
  /** Unique indexes, each with the field that answers 400 `<field>_taken`. */
  unique?: Record<string, string & keyof SentOf<N>>
  /** Foreign keys of what uses a record; removing it answers 409 `<noun>_in_use`. */
  inUse?: readonly string[]
  /** Other constraints with their errors. */
  constraints?: Constraints
  /** Clubs whose clients hear of a change. @default the chosen club */
  clubsOf?: (row: RowOf<N>) => readonly number[]
}

/**
 * Routes of a noun that is a record: list, get, create, change and remove, with search, order, optimistic locking, events
 * and the audit of changes. Rules of the noun are options of `RecordTable`.
 *
 * @example
 * records('room', { table: 'room', columns: ['name', 'is_active'], search: ['name'], unique: { room_name: 'name' } })
 */
export function records<N extends RecordNoun>(
  noun: N,
  {
    unique,
    inUse,
    constraints,
    clubsOf,
    ...table
  }: RecordTable<RowOf<N>, SentOf<N>, QueryOf<N>> & Errors<N>,
): Route[] {
  return recordRoutes(noun, recordStore(table as RecordTable<RowOf<N>, SentOf<N>, QueryOf<N>>), {
    unique,
    inUse,
    constraints,
    clubsOf,
  })
}

/** The five routes on a store, for a noun that uses its store in other operations too. */
export function recordRoutes<N extends RecordNoun>(
  noun: N,
  store: RecordStore<RowOf<N>, SentOf<N>, QueryOf<N>>,
  { unique = {}, inUse = [], constraints = {}, clubsOf }: Errors<N>,
): Route[] {
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
  const names = `${name}${name.endsWith('s') ? 'es' : 's'}`
  const event = (verb: 'created' | 'changed' | 'removed') => `${noun}.${verb}` as EventKind
  return handlers<never>(
    noun,
    {
      [`list${names}`]: (context: Of<{ query: QueryOf<N> & Search & Paging }>) =>
        store.page(context, context.query),
      [`get${name}`]: (context: Of<One>) => store.one(context, context.path.id),
      [`create${name}`]: (context: Of<{ body: SentOf<N> }>) =>
        context.emit(event('created'), store.insert(context, context.body), clubsOf),
      [`change${name}`]: async (context: Of<One & { body: SentOf<N> & { version: number } }>) => {
        const before = await store.one(context, context.path.id)
        const after = await context.emit(
          event('changed'),
          store.update(context, before, context.body),
          clubsOf && ((row) => [...clubsOf(before), ...clubsOf(row)]),
        )
        const trace = { before: recordOf(before), after: recordOf(after) }
        await context.audit({ action: event('changed'), type: noun, id: after.id, ...trace })
        return after
      },
      [`remove${name}`]: (context: Of<One>) =>
        context.emit(event('removed'), store.remove(context, context.path.id), clubsOf),
    },
    { ...takenErrors(unique), ...inUseErrors(noun, inUse), ...constraints },
  )
}

/** The context of a handler whose operation is known by its noun only. */
type Of<Input> = Omit<Context, 'query' | 'path' | 'body'> & Input
interface One {
  path: { id: number }
}

/** The audited record: without the allowed actions, which depend on the person. */
function recordOf(row: object) {
  const { allowed_actions: _, ...record } = row as { allowed_actions?: unknown }
  return record
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
