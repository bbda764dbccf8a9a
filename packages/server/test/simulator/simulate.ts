import type { Answer, TestServer } from '../../src/testing/index.ts'
import type { Chance } from './chance.ts'
import { nextStep, type Step } from './steps/index.ts'
import { checkSums, closeDesk } from './sums.ts'
import { deliver, faultOf } from './transport.ts'
import { checkBooks, checkStep } from './truth.ts'
import { worldOf, type World } from './world.ts'

export interface Told {
  steps: number
  /** How often each step succeeded or was refused: `sell`, `sell refused`. */
  counts: Record<string, number>
}

const PROVED_EVERY = 50

/**
 * Simulates `steps` random steps of a seed: concurrent workers over an unreliable network, while days pass.
 * Compares the database with a model of plain sums after each step, and all totals at the end. Errors: one
 * that names the seed, the step and the fault.
 */
export async function simulate(api: TestServer, seed: number, steps: number): Promise<Told> {
  const world = await worldOf(api, seed)
  const { chance } = world
  const told: Told = { steps: 0, counts: {} }
  /** A delayed request that arrives after a later one. */
  let late: Step | undefined
  for (let nth = 1; nth <= steps; nth += 1) {
    const step = await nextStep(world)
    if (!step) continue
    const now = late ? [step, late] : [step]
    late = undefined
    try {
      if (!step.isAlone && chance.percent(8)) late = step
      const sent = late ? now.slice(1) : now
      const isBoth = sent.length > 1 && !step.isAlone && chance.percent(50)
      if (isBoth) await together(world, sent, told)
      else for (const one of sent) await alone(world, one, told)
      if (nth % PROVED_EVERY === 0) await checkBooks(world)
    } catch (error) {
      throw blamed(error, `Seed ${seed}, step ${nth}, ${now.map(({ name }) => name).join(' and ')}`)
    }
    told.steps = nth
  }
  try {
    await closeDesk(world, (step) => sentAlone(world, step, told))
    await checkSums(world)
    await checkBooks(world)
  } catch (error) {
    throw blamed(error, `Seed ${seed}, at the end`)
  }
  return told
}

export function blamed(error: unknown, where: string) {
  const what = error instanceof Error ? error.message : String(error)
  return new Error(`${where}: ${what}`, { cause: error })
}

async function alone(world: World, step: Step, told: Told) {
  await checkStep(world, await sentAlone(world, step, told))
}

/** Sends one step and records its outcome; returns the expected audit actions. */
export async function sentAlone({ chance }: World, step: Step, told: Told): Promise<string[]> {
  const must = step.must?.()
  const answer = await deliver(step.sending, faultOf(chance), keyOf(chance))
  if (must && answer.status !== must) {
    throw new Error(`answered ${answer.status} ${answer.text}, not ${must}`)
  }
  return settle(step, answer, told)
}

/** Sends two steps concurrently: their order is undefined, but the result must be consistent. */
async function together(world: World, steps: Step[], told: Told) {
  const { chance } = world
  const answers = await Promise.all(
    steps.map(async (step) => ({
      step,
      answer: await deliver(step.sending, faultOf(chance), keyOf(chance)),
    })),
  )
  const inOrder = answers.toSorted((one, other) => rank(one.step) - rank(other.step))
  await checkStep(
    world,
    inOrder.flatMap(({ step, answer }) => settle(step, answer, told)),
  )
}

const rank = ({ isFirst }: Step) => (isFirst ? 0 : 1)

/** Records the outcome of a step; returns the expected audit actions. */
function settle(step: Step, answer: Answer, { counts }: Told): string[] {
  const { status, text, body } = answer
  if (status >= 500 || status === 401) throw new Error(`answered ${status} ${text}`)
  const isDone = status === 200 && body.success
  const name = isDone ? step.name : `${step.name} refused`
  counts[name] = (counts[name] ?? 0) + 1
  if (isDone) step.done(answer)
  return isDone ? [step.audit] : []
}

/** A UUID from the seed, unique within a life. */
function keyOf(chance: Chance) {
  const hex = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
