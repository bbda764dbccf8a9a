import { describe } from 'vitest'
import { livesOf } from './simulator/lives.ts'

// The first half of the 50 seeds; simulator.second.test.ts has the other.
describe('REL-05 REL-08 REL-10 T-27 T-29 T-30 random lives of a gym over a bad network', () => {
  livesOf(1, 25)
})
