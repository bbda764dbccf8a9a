import { expect, test } from 'vitest'
import { arrange, moved, toggled, widened } from './layout.ts'

const columns = ['name', 'phone', 'status', 'balance'].map((id) => ({ id }))
const seen = (layout: Parameters<typeof arrange>[1]) => arrange(columns, layout).map(({ id }) => id)

test('without a layout the columns are as they were declared', () => {
  expect(seen({})).toEqual(['name', 'phone', 'status', 'balance'])
})

test('columns that a stored order does not know come last', () => {
  expect(seen({ order: ['balance', 'gone', 'phone'] })).toEqual([
    'name',
    'balance',
    'phone',
    'status',
  ])
})

test('the first column can be neither hidden nor moved, nor displaced', () => {
  expect(seen({ hidden: ['name', 'phone'] })).toEqual(['name', 'status', 'balance'])
  expect(seen(moved(columns, {}, 'name', 3))).toEqual(['name', 'phone', 'status', 'balance'])
  expect(seen(moved(columns, {}, 'balance', 0))).toEqual(['name', 'balance', 'phone', 'status'])
})

test('a moved column passes the hidden ones, too', () => {
  const layout = moved(columns, { hidden: ['status'] }, 'phone', 2)
  expect(seen(layout)).toEqual(['name', 'phone', 'balance'])
  expect(seen({ ...layout, hidden: [] })).toEqual(['name', 'status', 'phone', 'balance'])
})

test('hiding twice shows again', () => {
  expect(seen(toggled({}, 'phone'))).toEqual(['name', 'status', 'balance'])
  expect(seen(toggled(toggled({}, 'phone'), 'phone'))).toEqual(seen({}))
})

test('a width stays within reason, and can be reset', () => {
  expect(widened({}, 'phone', 10_000).widths).toEqual({ phone: 640 })
  expect(widened({}, 'phone', 3).widths).toEqual({ phone: 72 })
  expect(widened({ widths: { phone: 200, name: 90 } }, 'phone', undefined).widths).toEqual({
    name: 90,
  })
})

test('a layout survives being stored', () => {
  const layout = widened(toggled(moved(columns, {}, 'balance', 1), 'phone'), 'status', 180)
  expect(JSON.parse(JSON.stringify(layout))).toEqual(layout)
})
