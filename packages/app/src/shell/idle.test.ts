import { expect, test } from 'vitest'
import { watchIdle } from './idle.ts'

const minute = 60_000

/** A session that expires after 30 minutes without activity, and a manual clock. */
function session() {
  let now = 0
  let seen = 0
  let isThere = true
  let waiting: { due: number; call: () => void } | undefined
  const told: (number | undefined)[] = []
  const asked: number[] = []
  const watch = watchIdle(30 * minute, {
    ask: async () => {
      asked.push(now / minute)
      if (!isThere) throw new Error('out of reach')
      return seen + 30 * minute - now
    },
    tell: (left) => told.push(left === undefined ? left : left / minute),
    after: (ms, call) => {
      const mine = { due: now + ms, call }
      waiting = mine
      return () => {
        if (waiting === mine) waiting = undefined
      }
    },
  })
  const forward = async (minutes: number) => {
    const until = now + minutes * minute
    while (waiting && waiting.due <= until) {
      now = waiting.due
      const { call } = waiting
      waiting = undefined
      call()
      await new Promise(setImmediate)
    }
    now = until
  }
  const work = () => (seen = now)
  return { watch, told, asked, forward, work, reach: (is: boolean) => (isThere = is) }
}

test('A-11 an idle session is warned about three minutes before its end', async () => {
  const { told, asked, forward } = session()
  await forward(26.9)
  expect([told, asked]).toEqual([[], []])
  await forward(0.1)
  expect(told).toEqual([3])
  await forward(1)
  expect(told.at(-1)).toBe(2)
})

test('A-11 one press, or work in another tab, puts the end off', async () => {
  const { watch, told, forward, work } = session()
  await forward(28)
  work()
  await watch.look()
  expect(told.at(-1)).toBeUndefined()
  await forward(27)
  expect(told.at(-1)).toBe(3)
  work()
  await forward(0.25)
  expect(told.at(-1)).toBeUndefined()
})

test('activity in the meantime prevents the warning', async () => {
  const { told, forward, work } = session()
  await forward(20)
  work()
  await forward(26)
  expect(told.filter((left) => left !== undefined)).toEqual([])
})

test('a server that is out of reach is asked again, and nothing is asked afterwards', async () => {
  const { watch, told, asked, forward, reach } = session()
  reach(false)
  await forward(27)
  reach(true)
  await forward(0.25)
  expect(told).toEqual([2.75])
  watch.stop()
  await forward(60)
  expect(asked).toEqual([27, 27.25])
})
