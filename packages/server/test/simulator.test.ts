import { describe } from 'vitest'
import { counted } from './long.ts'
import { livesOf } from './simulator/lives.ts'

// Six seeds in every run. `npm test -- long` runs 50: 25 here, the others in simulator.second.test.ts.
describe('REL-05 REL-08 REL-10 T-27 T-29 T-30 random lives of a gym over a bad network', () => {
  livesOf(1, counted(6, 25))
})
