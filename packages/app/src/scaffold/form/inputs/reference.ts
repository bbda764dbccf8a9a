import { lazyInput } from './lazyInput.tsx'
import type { FieldType } from '../form.types.ts'
import { isReference, type Reference, type ReferenceSource } from '../../query/index.ts'

/**
 * One record of a short list, by its id: a room, a trainer, a package. The record holds it with its
 * name. Members are not for it; they are searched.
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
  // The form does not send before the field is filled in.
  serialize: (value) => value?.id as number,
  format: (value) => value?.name ?? '',
})

/**
 * Any records of a short list, by their ids. The record holds them with their names.
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
