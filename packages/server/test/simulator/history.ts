import type { TestServer } from '../../src/testing/index.ts'
import { blamed, sentAlone, type Told } from './simulate.ts'
import { nextStep, open } from './steps/index.ts'
import { checkSums, closeDesk } from './sums.ts'
import { worldOf } from './world.ts'

/**
 * Simulates a short life with money operations only, in a new club, and checks at its end that all totals
 * agree. Where the club works by shifts the first one is opened immediately.
 */
export async function liveHistory(api: TestServer, seed: number): Promise<Told> {
  const world = await worldOf(api, seed)
  const told: Told = { steps: 0, counts: {} }
  const length = 6 + world.chance.below(12)
  try {
    await sentAlone(world, open(world), told)
    for (let nth = 1; nth <= length; nth += 1) {
      const step = await nextStep(world, 'money')
      if (!step) continue
      await sentAlone(world, step, told)
      told.steps += 1
    }
    await closeDesk(world, (step) => sentAlone(world, step, told))
    await checkSums(world)
  } catch (error) {
    throw blamed(error, `History ${seed}`)
  }
  return told
}
