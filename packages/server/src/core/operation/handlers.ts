import { AppError, type AppErrorOptions } from '../errors.ts'
import type { RawJson } from '../db/json.ts'
import type {
  Answer,
  Body,
  Context,
  FileOf,
  OpenContext,
  OperationId,
  ExternalContext,
  PrepareContext,
} from './context.ts'

/** Rows may be JSON as the database wrote it. */
type AnswerOrRaw<A> =
  | A
  | (A extends { results: infer Rows; total_count: number }
      ? Omit<A, 'results'> & { results: RawJson<Rows> }
      : RawJson<A>)

type HandlerAnswer<O extends OperationId> = AnswerOrRaw<Answer<O>> | FileOf<O>

/** Handles an operation of a signed-in person, inside the request's transaction. */
export type Handler<O extends OperationId> = (
  context: Context<O>,
) => HandlerAnswer<O> | Promise<HandlerAnswer<O>>
/** Handles a public operation. */
export type OpenHandler<O extends OperationId> = (
  context: OpenContext<O>,
) => Answer<O> | Promise<Answer<O>>

/** Handles an operation that calls an external service or draws a document, without a transaction. */
export type ExternalHandler<O extends OperationId> = (
  context: ExternalContext<O>,
) => Answer<O> | FileOf<O> | Promise<Answer<O> | FileOf<O>>

/** Errors for violated database constraints: `{ room_name: { code, fields } }`. */
export type Constraints = Record<string, AppErrorOptions & { code: string }>

/** A handler as the pipeline stores it, type-erased after `handlers` has checked it against the contract. */
export interface Route {
  noun: string
  operation: string
  open: boolean
  /** Calls an external service after the transaction that authorised the request. */
  external: boolean
  /** Slow work that must not keep a transaction open; the handler gets its result as `prepared`. */
  prepare?: (context: never) => unknown
  preparedAtOnce?: (body: never) => unknown
  run: (context: never) => unknown
  constraints: Constraints
}

/** The refusal that the module defines for a violated constraint; other errors unchanged. */
export function constraintError(error: unknown, { constraints }: Route): unknown {
  if (!(error instanceof Error) || !('constraint' in error)) return error
  const known = constraints[String(error.constraint)]
  return known ? new AppError(known.code, known) : error
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
  return routes(noun, map, { constraints })
}

/** Handlers of public operations (`x-public`): no session, and they open their own transactions. */
export function openHandlers<O extends OperationId>(
  noun: string,
  map: { [K in O]: OpenHandler<K> },
  constraints: Constraints = {},
): Route[] {
  return routes(noun, map, { open: true, constraints })
}

/**
 * Handlers of operations that call an external service or draw a document, or whose counters must stay
 * committed although they refuse. The request is already authorised and its transaction is closed, so that no rows stay locked while
 * a service responds (REL-17).
 */
export function externalHandlers<O extends OperationId>(
  noun: string,
  map: { [K in O]: ExternalHandler<K> },
): Route[] {
  return routes(noun, map, { external: true })
}

/** An operation with a slow part before its transaction. */
interface Prepared<O extends OperationId, P> {
  /**
   * Draws a picture or reads a file: the request is authorised, and no transaction is open. Also runs for a
   * retried request, so a state that the first one has changed is refused by `run`, never here.
   */
  prepare: (context: PrepareContext<O>) => Promise<P>
  /** The result where a body needs no slow work; undefined where it does. @default always undefined */
  atOnce?: (body: Body<O>) => P | undefined
  /** Handles the operation inside the request's transaction. */
  run: (context: Context<O> & { prepared: P }) => HandlerAnswer<O> | Promise<HandlerAnswer<O>>
}

/**
 * Handler of an operation whose slow part runs before its transaction.
 *
 * @example
 * preparedHandler('file', 'uploadFile', {
 *   prepare: ({ body, pictures }) => pictures.renew(body.file.bytes, 'png'),
 *   run: ({ prepared, db }) => store.insert(db, prepared),
 * })
 */
export function preparedHandler<O extends OperationId, P>(
  noun: string,
  operation: O,
  { prepare, atOnce, run }: Prepared<O, P>,
  constraints: Constraints = {},
): Route[] {
  const route = { noun, operation, open: false, external: false, constraints }
  return [{ ...route, prepare, preparedAtOnce: atOnce, run }]
}

function routes(
  noun: string,
  map: object,
  { open = false, external = false, constraints = {} }: Partial<Route>,
): Route[] {
  return Object.entries(map).map(([operation, run]) => ({
    noun,
    operation,
    open,
    external,
    run,
    constraints,
  }))
}
