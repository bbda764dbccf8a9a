import type { ApiError } from '@zal/api'
import type { RecordTypes, Writes } from '../query/index.ts'
import { useApiMutation } from './useApiMutation.ts'

/** Mutation of one record from a form. */
export interface RecordMutation<Sent, One> {
  /** Resolves with the updated record; rejects with an `ApiError`, which is also in `error`. */
  save(sent: Sent): Promise<One>
  pending: boolean
  error: ApiError | undefined
  /** Clears the error. */
  clear(): void
}

/** Creates a record at the record path without its id. `form` names the stored idempotency key. */
export function useCreateRecord<T extends RecordTypes>(
  { one, touches }: Writes<T>,
  form?: string,
): RecordMutation<T['create'], T['one']> {
  const path = one.replace('{id}/', '') as '/management/room/'
  return saver(useApiMutation('post', path, { touches, form }), {})
}

/**
 * Updates the record of an id; the body contains the version that was shown. Errors: 409 where the
 * version is outdated.
 */
export function useUpdateRecord<T extends RecordTypes>(
  { one, touches }: Writes<T>,
  id: number | undefined,
): RecordMutation<T['change'], T['one']> {
  return saver(useApiMutation('patch', one as OneRoom, { touches }), { path: { id: id ?? 0 } })
}

/** Deletes records by id. Rejects with an `ApiError`, which is also in `error`. */
export function useDeleteRecord({ one, touches }: Writes<RecordTypes>) {
  const { send, pending, error } = useApiMutation('delete', one as OneRoom, { touches })
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

function saver<Sent, One>(sender: unknown, params: object): RecordMutation<Sent, One> {
  const { send, pending, error, clear } = sender as AnySender
  return {
    save: async (body) => (await send({ params, body: body as never })).results as One,
    pending,
    error,
    clear,
  }
}
