import { axisInSteps, type Axis } from './axis.ts'

const MILLION = 1_000_000
const STEPS = 6

/** Axis of money from zero: six steps of at least a million. */
export const moneyAxis = (values: readonly number[]): Axis =>
  axisInSteps(values, STEPS, STEPS * MILLION)
