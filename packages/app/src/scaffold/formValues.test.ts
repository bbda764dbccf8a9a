import { describe, expect, test } from 'vitest'
import { mergeOf } from './conflicts.ts'
import type { AnyFields, FieldKind } from './form.types.ts'
import { initialOf, keepable, sentOf } from './formValues.ts'

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

test('the form begins with the record, else with its own', () => {
  expect(initialOf(fields, undefined)).toMatchObject({ is_active: true })
  expect(initialOf(fields, { name: 'Katta', is_active: false })).toMatchObject({
    name: 'Katta',
    is_active: false,
  })
})

test('T-41 a draft keeps what was typed, but no password and nothing unknown', () => {
  expect(keepable(fields, { name: 'Yo', password: 'secret', role: 'owner' })).toEqual({
    name: 'Yo',
  })
})

describe('REL-28 edit conflict', () => {
  const began = { name: 'Yoga', is_active: true, password: '' }

  test('what only they changed is taken, what only I changed stays', () => {
    const mine = { ...began, name: 'Pilates' }
    const theirs = { ...began, is_active: false }
    expect(mergeOf(fields, { began, mine, theirs })).toEqual({
      conflicts: [],
      taken: ['is_active'],
      merged: { name: 'Pilates', is_active: false, password: '' },
    })
  })

  test('what both changed is asked about, unless it is the same', () => {
    const mine = { ...began, name: 'Pilates', is_active: false }
    const theirs = { ...began, name: 'Boks', is_active: false }
    expect(mergeOf(fields, { began, mine, theirs })).toEqual({
      conflicts: ['name'],
      taken: [],
      merged: mine,
    })
  })
})
