import type { Spot } from './reading.ts'

/**
 * Index of the ring's part at a position in its square; undefined outside and in the hole.
 * @param half the ring runs from nine to three o'clock; else it starts at twelve
 * @param hole diameter of the hole as a fraction of the ring's
 */
export function partAt({ x, y }: Spot, values: readonly number[], half: boolean, hole: number) {
  const [right, up] = [x - 0.5, 0.5 - y]
  const distance = Math.hypot(right, up) * 2
  if (distance > 1 || distance < hole) return undefined
  // Clockwise from twelve o'clock, 0 to 1 for a whole turn.
  const turn = (Math.atan2(right, up) / (2 * Math.PI) + 1) % 1
  const along = half ? ((turn + 0.25) % 1) * 2 : turn
  if (along > 1) return undefined
  const sum = values.reduce((all, value) => all + value, 0)
  let passed = 0
  const index = values.findIndex((value) => {
    passed += value
    return value > 0 && passed / sum >= along
  })
  return index < 0 ? undefined : index
}
