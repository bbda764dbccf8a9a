import { face } from './face.tsx'
import type { FieldKind } from './form.types.ts'
import { isNamed, type Named, type NamedSource } from './named.ts'

/**
 * One record of a short list, by its id: a room, a trainer, a package. The record holds it with its
 * name. Members are not for it; they are searched.
 *
 * @example
 * fields: { room: optional(pick(rooms)) }
 */
export const pick = (source: NamedSource): FieldKind<Named | null, number> => ({
  initial: null,
  required: true,
  draw: face('pick', { source }),
  rule: ({ yup }) => yup.mixed(),
  toForm: (stored) => (isNamed(stored) ? stored : null),
  // The form does not send before the field is filled in.
  toSent: (value) => value?.id as number,
  show: (value) => value?.name ?? '',
})

/**
 * Any records of a short list, by their ids. The record holds them with their names.
 *
 * @example
 * fields: { clubs: pickMany(clubs) }
 */
export const pickMany = (source: NamedSource): FieldKind<readonly Named[], number[]> => ({
  initial: [],
  required: true,
  draw: face('pickMany', { source }),
  rule: ({ yup, say }) => yup.array().min(1, say('form.choose')),
  toForm: (stored) => (Array.isArray(stored) ? stored.filter(isNamed) : []),
  toSent: (value) => value.map(({ id }) => id),
  show: (value) => value.map(({ name }) => name).join(', '),
})
