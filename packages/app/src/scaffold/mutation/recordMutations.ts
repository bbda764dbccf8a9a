import type { ApiError } from '@zal/api'
import type { Writes } from '../query/index.ts'
import { useApiMutation } from './useApiMutation.ts'

/** Writes one record from a form. */
export interface RecordMutation<Sent, One> {
  /** Resolves with the record as the server has it then; rejects with an `ApiError`, which is also in `error`. */
  save(sent: Sent): Promise<One>
  pending: boolean
  error: ApiError | undefined
  /** Forgets the error. */
  clear(): void
}

/** Creates a record, where the path of one stands without its id. `form` names the key of a write without an answer. */
export function useCreateRecord<One, Create, Change>(
  { one, touches }: Writes<One, Create, Change>,
  form?: string,
): RecordMutation<Create, One> {
  const path = one.replace('{id}/', '') as '/management/room/'
  return saver(useApiMutation('post', path, { touches, form }), {})
}

/** Changes the record of an id; what is sent carries the version that was shown. Errors: 409 where it has another one. */
export function useUpdateRecord<One, Create, Change>(
  { one, touches }: Writes<One, Create, Change>,
  id: number | undefined,
): RecordMutation<Change, One> {
  return saver(useApiMutation('patch', one as OneRoom, { touches }), { path: { id: id ?? 0 } })
}

/** Removes records by their id. Rejects with an `ApiError`, which is also in `error`. */
export function useDeleteRecord({ one, touches }: Writes<unknown, unknown, unknown>) {
  const { send, pending, error } = useApiMutation('delete', one as OneRoom, { touches })
  const remove = async (id: number) => void (await send({ params: { path: { id } } }))
  return { remove, pending, error }
}

// As in `resource`, every record is handled as if it were a room.
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
