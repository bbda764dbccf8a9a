import { describe, expect, test } from 'vitest'
import { threeWayMerge } from './threeWayMerge.ts'
import type { AnyFields, FieldType } from './form.types.ts'
import { initialValues, keepable, serializeValues } from './formValues.ts'

const kind = (initial: unknown, more: Partial<FieldType<unknown>> = {}): FieldType<unknown> => ({
  initial,
  required: true,
  render: () => null,
  rule: ({ yup }) => yup.mixed(),
  parse: (stored) => stored ?? '',
  serialize: (value) => (typeof value === 'string' ? value.trim() : value),
  ...more,
})
const fields: AnyFields = {
  name: kind(''),
  is_active: kind(true),
  password: kind('', { secret: true }),
}

test('sends every field of a new record, and only the changed fields of an existing one', () => {
  const values = { name: ' Yoga ', is_active: true, password: 'x' }
  expect(serializeValues(fields, values, undefined)).toEqual({
    name: 'Yoga',
    is_active: true,
    password: 'x',
  })
  expect(
    serializeValues(fields, values, { name: 'Yoga', is_active: false, password: 'x' }),
  ).toEqual({
    is_active: true,
  })
})

test('the form begins with the record, else with its own', () => {
  expect(initialValues(fields, undefined)).toMatchObject({ is_active: true })
  expect(initialValues(fields, { name: 'Katta', is_active: false })).toMatchObject({
    name: 'Katta',
    is_active: false,
  })
})

test('T-41 keeps typed values in a draft, but no passwords and no unknown fields', () => {
  expect(keepable(fields, { name: 'Yo', password: 'secret', role: 'owner' })).toEqual({
    name: 'Yo',
  })
})

describe('REL-28 edit conflict', () => {
  const began = { name: 'Yoga', is_active: true, password: '' }

  test('takes fields changed by the other person only, keeps fields changed by me only', () => {
    const mine = { ...began, name: 'Pilates' }
    const theirs = { ...began, is_active: false }
    expect(threeWayMerge(fields, { began, mine, theirs })).toEqual({
      conflicts: [],
      taken: ['is_active'],
      merged: { name: 'Pilates', is_active: false, password: '' },
    })
  })

  test('asks about fields changed by both, unless the values are equal', () => {
    const mine = { ...began, name: 'Pilates', is_active: false }
    const theirs = { ...began, name: 'Boks', is_active: false }
    expect(threeWayMerge(fields, { began, mine, theirs })).toEqual({
      conflicts: ['name'],
      taken: [],
      merged: mine,
    })
  })
})
