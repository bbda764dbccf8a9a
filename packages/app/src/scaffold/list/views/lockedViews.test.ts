import { expect, test } from 'vitest'
import { lockedViewAt, lockedViewsOf, unchangedView } from './lockedViews.ts'

const columns = [] as const
const ids = (lockedViews?: Record<string, Record<string, string>>) =>
  lockedViewsOf({ columns, lockedViews }).map(({ id }) => id)

test('all rows are the first view unless they are named in another place', () => {
  expect(ids()).toEqual(['all'])
  expect(ids({ debtors: { debt: '1' } })).toEqual(['all', 'debtors'])
  expect(ids({ today: { period: 'today' }, all: { period: 'all' } })).toEqual(['today', 'all'])
})

test.each([
  [{}, 'all'],
  [{ debt: '1' }, 'debtors'],
  [{ debt: '1', gender: '2' }, 'debtors'],
  [{ gender: '2' }, 'all'],
])('the filters %j belong to the most specific view', (filters, id) => {
  const views = lockedViewsOf({ columns, lockedViews: { debtors: { debt: '1' } } })
  expect(lockedViewAt(views, filters)?.id).toBe(id)
})

test.each([
  ['period=today', 'today'],
  ['layout=cards&period=today', 'today'],
  ['period=today&status=paid', undefined],
  ['period=today&q=4012', undefined],
  ['period=all', 'all'],
])('the query %s shows the view %s as it is', (query, id) => {
  const views = lockedViewsOf({
    columns,
    lockedViews: { today: { period: 'today' }, all: { period: 'all' } },
  })
  expect(unchangedView(views, query)?.id).toBe(id)
})
