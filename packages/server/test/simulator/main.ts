/**
 * `npm run simulate -- --seeds 50 --steps 200` simulates random days of a gym; `--from 17 --seeds 1` repeats
 * one of them. `--histories 1000` runs as many short ones and compares all their totals. Exits with 1 at the
 * first fault, and prints seed and step.
 */
import { parseArgs } from 'node:util'
import { liveHistory } from './history.ts'
import { simulate } from './simulate.ts'
import { simulatedServer } from './world.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '50' },
    steps: { type: 'string', default: '200' },
    histories: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
})

/** Lives per database: the checks after each become slower with earlier rows. */
const TOGETHER = 100

const first = Number(values.from)
const count = Number(values.histories ?? values.seeds)
const live = values.histories
  ? (seed: number) => liveHistory(api, seed)
  : (seed: number) => simulate(api, seed, Number(values.steps))
const began = performance.now()
const counts: Record<string, number> = {}
const lives = values.histories ? 'histories' : 'seeds'
let api = await simulatedServer()
let steps = 0
try {
  for (let seed = first; seed < first + count; seed += 1) {
    const lived = seed - first
    if (lived > 0 && lived % TOGETHER === 0) {
      console.error(`${lived} of ${count} ${lives}`)
      await api.close()
      api = await simulatedServer()
    }
    const told = await live(seed)
    steps += told.steps
    for (const [name, times] of Object.entries(told.counts))
      counts[name] = (counts[name] ?? 0) + times
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${count} ${lives}, ${steps} steps, in ${seconds} s; all books and totals agreed.`)
  for (const name of Object.keys(counts).toSorted()) console.log(`${counts[name]}\t${name}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await api.close()
}
