import type { Topic } from '@zal/api/events'
import type { QueryOf } from './contract.ts'
import { face } from './face.tsx'
import type { FieldKind } from './form.types.ts'
import type { NamedOption, NamedPath, NamedSource } from './named.ts'

/**
 * One record of a short list, by its id: a room, a trainer, a package. Members are not for it; they
 * are searched.
 *
 * @example
 * fields: { room: optional(pick('room', '/management/room-list/', { is_active: 1, per_page: 50 })) }
 */
export const pick = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): FieldKind<number | null, number> => ({
  ...from('pick', { topic, path, query: query ?? {} }),
  initial: null,
  rule: ({ yup }) => yup.number().nullable(),
  toForm: (stored) => (typeof stored === 'number' ? stored : null),
  // The form does not send before the field is filled in.
  toSent: (value) => value as number,
  show: (value, { named }) => nameOf(named, value),
})

/**
 * Any records of a short list, by their ids. The record may hold them as ids or as records.
 *
 * @example
 * fields: { clubs: pickMany('club', '/staffs/my-clubs/') }
 */
export const pickMany = <P extends NamedPath>(
  topic: Topic,
  path: P,
  query?: QueryOf<P>,
): FieldKind<readonly number[], number[]> => ({
  ...from('pickMany', { topic, path, query: query ?? {} }),
  initial: [],
  rule: ({ yup, say }) => yup.array().min(1, say('form.choose')),
  toForm: (stored) => (Array.isArray(stored) ? stored.flatMap(idOf) : []),
  toSent: (value) => [...value],
  show: (value, { named }) => value.map((id) => nameOf(named, id)).join(', '),
})

const from = <K extends 'pick' | 'pickMany'>(kind: K, source: NamedSource) => ({
  required: true,
  source,
  draw: face(kind, { source }),
})

const nameOf = (named: readonly NamedOption[], id: number | null) =>
  named.find((one) => one.id === id)?.label ?? `№ ${id}`

const idOf = (one: unknown): number[] => {
  if (typeof one === 'number') return [one]
  return typeof one === 'object' && one && 'id' in one ? [Number(one.id)] : []
}
