import { face } from './face.tsx'
import type { FieldKind } from './form.types.ts'
import { isNamed, type Named, type NamedSource } from './named.ts'

/**
 * Field for one record of a reference list, by id: a room, a trainer, a package. The stored record
 * contains its name. Not for members; they are searched.
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
  // A required field: the form does not submit while it is null.
  toSent: (value) => value?.id as number,
  show: (value) => value?.name ?? '',
})

/**
 * Field for several records of a reference list, by id. The stored record contains their names.
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
