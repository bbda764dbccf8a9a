import { lazyInput } from './lazyInput.tsx'
import type { FieldType } from '../form.types.ts'
import { isReference, type Reference, type ReferenceSource } from '../../query/index.ts'

/**
 * Field for one record of a reference list, by id: a room, a trainer, a package. The stored record
 * contains its name. Not for members; they are searched.
 *
 * @example
 * fields: { room: optional(reference(rooms)) }
 */
export const reference = (source: ReferenceSource): FieldType<Reference | null, number> => ({
  initial: null,
  required: true,
  render: lazyInput('pick', { source }),
  rule: ({ yup }) => yup.mixed(),
  parse: (stored) => (isReference(stored) ? stored : null),
  // A required field: the form does not submit while it is null.
  serialize: (value) => value?.id as number,
  format: (value) => value?.name ?? '',
})

/**
 * Field for several records of a reference list, by id. The stored record contains their names.
 *
 * @example
 * fields: { clubs: referenceMany(clubs) }
 */
export const referenceMany = (
  source: ReferenceSource,
): FieldType<readonly Reference[], number[]> => ({
  initial: [],
  required: true,
  render: lazyInput('pickMany', { source }),
  rule: ({ yup, translate }) => yup.array().min(1, translate('form.choose')),
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isReference) : []),
  serialize: (value) => value.map(({ id }) => id),
  format: (value) => value.map(({ name }) => name).join(', '),
})
