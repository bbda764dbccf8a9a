import { expect, test } from 'vitest'
import { sumsOf } from './salesSums.ts'

const bucket = (day: number, usual: number | null) => ({
  cls_total: 100 * day,
  cls_count: day,
  pkg_total: 1000,
  pkg_count: 2,
  one_time_total: 10,
  one_time_count: 1,
  usual,
  start_date: `2026-11-0${day}`,
  end_date: `2026-11-0${day}`,
})

test('the sums of all buckets add up, and are usual only where each bucket has a usual', () => {
  const sums = sumsOf([bucket(1, 900), bucket(2, 600)])
  expect(sums).toEqual({
    total: 2320,
    packages: 2000,
    packageCount: 4,
    classes: 300,
    classCount: 3,
    oneTime: 20,
    oneTimeCount: 2,
    usual: 1500,
  })
  expect(sums.packages + sums.classes + sums.oneTime).toBe(sums.total)
  expect(sumsOf([bucket(1, 900), bucket(2, null)]).usual).toBeNull()
  expect(sumsOf([]).usual).toBe(0)
})
