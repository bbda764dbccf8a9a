import { expect, test } from 'vitest'
import type { AnyFields, FieldKind } from './form.types.ts'
import { conflictsOf, initialOf, keepable, sentOf } from './formValues.ts'

const kind = (initial: unknown, more: Partial<FieldKind<unknown>> = {}): FieldKind<unknown> => ({
  initial,
  required: true,
  draw: () => null,
  rule: ({ yup }) => yup.mixed(),
  toForm: (stored) => stored ?? '',
  toSent: (value) => (typeof value === 'string' ? value.trim() : value),
  ...more,
})
const fields: AnyFields = {
  name: kind(''),
  is_active: kind(true),
  password: kind('', { secret: true }),
}

test('a new record sends every field, an old one only what was changed', () => {
  const values = { name: ' Yoga ', is_active: true, password: 'x' }
  expect(sentOf(fields, values, undefined)).toEqual({
    name: 'Yoga',
    is_active: true,
    password: 'x',
  })
  expect(sentOf(fields, values, { name: 'Yoga', is_active: false, password: 'x' })).toEqual({
    is_active: true,
  })
})

test('the form begins with the record, else with what the address says, else with its own', () => {
  expect(initialOf(fields, undefined, { name: 'From the address' })).toMatchObject({
    name: 'From the address',
    is_active: true,
  })
  expect(initialOf(fields, { name: 'Katta', is_active: false }, {})).toMatchObject({
    name: 'Katta',
    is_active: false,
  })
})

test('T-41 a draft keeps what was typed, but no password and nothing unknown', () => {
  expect(keepable(fields, { name: 'Yo', password: 'secret', role: 'owner' })).toEqual({
    name: 'Yo',
  })
})

test('REL-28 only fields that differ are asked about', () => {
  const mine = { name: 'Yoga', is_active: true, password: '' }
  const theirs = { name: 'Pilates', is_active: true, password: '' }
  expect(conflictsOf(fields, mine, theirs).map(({ name, theirs: other }) => [name, other])).toEqual(
    [['name', 'Pilates']],
  )
})
