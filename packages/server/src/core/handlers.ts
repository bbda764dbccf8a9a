import type { RefusalOptions } from './errors.ts'
import type { Answer, Context, FileOf, OpenContext, OperationId } from './context.ts'

export type Handler<O extends OperationId> = (
  context: Context<O>,
) => Answer<O> | FileOf<O> | Promise<Answer<O> | FileOf<O>>
export type OpenHandler<O extends OperationId> = (
  context: OpenContext<O>,
) => Answer<O> | Promise<Answer<O>>

/** What a broken constraint of the database means to the person: `{ room_name: { code, fields } }`. */
export type Constraints = Record<string, RefusalOptions & { code: string }>

/** A handler as the pipeline keeps it, after the contract has vouched for its types. */
export interface Route {
  noun: string
  operation: string
  open: boolean
  run: (context: never) => unknown
  constraints: Constraints
}

/**
 * The handlers of one noun, by operationId. Types of query, path, body and answer come from the
 * contract. The server refuses to start when an operation has no handler.
 *
 * @example
 * export const roomRoutes = handlers(
 *   'room',
 *   { getRoom: ({ path, db }) => store.one(db, path.id) },
 *   { room_name: { code: 'validation', fields: { name: 'name_taken' } } },
 * )
 */
export function handlers<O extends OperationId>(
  noun: string,
  map: { [K in O]: Handler<K> },
  constraints: Constraints = {},
): Route[] {
  return routes(noun, map, false, constraints)
}

/** Handlers of public operations (`x-public`): nobody is signed in, transactions are their own. */
export function openHandlers<O extends OperationId>(
  noun: string,
  map: { [K in O]: OpenHandler<K> },
): Route[] {
  return routes(noun, map, true, {})
}

function routes(noun: string, map: object, open: boolean, constraints: Constraints): Route[] {
  return Object.entries(map).map(([operation, run]) => ({
    noun,
    operation,
    open,
    run,
    constraints,
  }))
}
