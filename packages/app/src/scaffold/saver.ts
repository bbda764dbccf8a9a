import type { ApiError } from '@zal/api'
import type { Writes } from './resource.ts'
import { useWrite } from './useWrite.ts'

/** Mutation of one record from a form. */
export interface Saver<Sent, One> {
  /** Resolves with the updated record; rejects with an `ApiError`, which is also in `error`. */
  save(sent: Sent): Promise<One>
  pending: boolean
  error: ApiError | undefined
  /** Clears the error. */
  clear(): void
}

/** Creates a record at the record path without its id. `form` names the stored idempotency key. */
export function useCreate<One, Create, Change>(
  { one, touches }: Writes<One, Create, Change>,
  form?: string,
): Saver<Create, One> {
  const path = one.replace('{id}/', '') as '/management/room/'
  return saver(useWrite('post', path, { touches, form }), {})
}

/**
 * Updates the record of an id; the body contains the version that was shown. Errors: 409 where the
 * version is outdated.
 */
export function useChange<One, Create, Change>(
  { one, touches }: Writes<One, Create, Change>,
  id: number | undefined,
): Saver<Change, One> {
  return saver(useWrite('patch', one as OneRoom, { touches }), { path: { id: id ?? 0 } })
}

/** Deletes records by id. Rejects with an `ApiError`, which is also in `error`. */
export function useRemove({ one, touches }: Writes<unknown, unknown, unknown>) {
  const { send, pending, error } = useWrite('delete', one as OneRoom, { touches })
  const remove = async (id: number) => void (await send({ params: { path: { id } } }))
  return { remove, pending, error }
}

// As in `resource`, every record is typed as a room.
type OneRoom = '/management/room/{id}/'

interface AnySender {
  send(sent: { params?: object; body: never }): Promise<{ results: unknown }>
  pending: boolean
  error: ApiError | undefined
  clear(): void
}

function saver<Sent, One>(sender: unknown, params: object): Saver<Sent, One> {
  const { send, pending, error, clear } = sender as AnySender
  return {
    save: async (body) => (await send({ params, body: body as never })).results as One,
    pending,
    error,
    clear,
  }
}
