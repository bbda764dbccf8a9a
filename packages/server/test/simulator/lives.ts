import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from '../../src/testing/index.ts'
import { simulate } from './simulate.ts'
import { simulatedServer } from './world.ts'

export const STEPS = 200
export const patience = 900_000

/** Runs lives of so many seeds, one after the other on one server; two files of them share two cores. */
export function livesOf(from: number, count: number) {
  const seeds = Array.from({ length: count }, (_, at) => from + at)
  let api: TestServer
  const done: Record<string, number> = {}
  beforeAll(async () => {
    api = await simulatedServer()
  })
  afterAll(() => api.close())

  test.each(seeds)(`seed %i: ${STEPS} steps, each proved`, { timeout: patience }, async (seed) => {
    const { steps, counts } = await simulate(api, seed, STEPS)
    for (const [name, times] of Object.entries(counts)) done[name] = (done[name] ?? 0) + times
    // Some steps find nothing to do.
    expect(steps).toBeGreaterThan(STEPS - 10)
  })

  test('all that can be done was done, and refused', () => {
    expect(Object.keys(done)).toEqual(expect.arrayContaining([...doings, ...refusals]))
    expect(done).not.toHaveProperty('intrude')
  })
}

const doings =
  'sell,sell a class,sell once,void,refund,edit,freeze,check in,take back,put in,give back,put right,open a shift,cash in,cash out,close a shift'.split(
    ',',
  )
const refusals = ['sell', 'sell a class', 'refund', 'give back', 'open a shift', 'intrude'].map(
  (name) => `${name} refused`,
)
