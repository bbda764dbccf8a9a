import type { World } from '../world.ts'
import { giveBack, putIn, putRight } from './deposits.ts'
import { enter, freeze, takeBack } from './members.ts'
import { cancel, edit, intrude, refund } from './payments.ts'
import { sell, sellOnce } from './sales.ts'
import { keepDesk } from './shifts.ts'
import type { Make, Step } from './step.ts'

export type { Step } from './step.ts'
export { close, open } from './shifts.ts'

const money: [Make, number][] = [
  [sell, 30],
  [sellOnce, 8],
  [refund, 14],
  [cancel, 8],
  [edit, 9],
  [putIn, 8],
  [giveBack, 5],
  [putRight, 4],
  [keepDesk, 9],
]
const others: [Make, number][] = [
  [freeze, 9],
  [enter, 12],
  [takeBack, 4],
  [intrude, 2],
]

const lotsOf = (makes: [Make, number][]) =>
  makes.flatMap(([make, weight]) => Array.from({ length: weight }, () => make))
const lots = { all: lotsOf([...money, ...others]), money: lotsOf(money) }

/** Chooses the next step; sometimes only time passes. */
export async function nextStep(world: World, of: keyof typeof lots = 'all') {
  const { chance, api } = world
  if (chance.percent(20)) api.clock.forward(chance.pick([60, 3600, 86_400, 86_400, 172_800]))
  const make = chance.pick(lots[of])
  const step: Step | undefined = await make(world)
  return step
}
