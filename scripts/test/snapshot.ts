import { snapshot } from '../lib/made.mjs'

/** Rebuilds the stories' data where its sources have changed. */
export const setup = () => snapshot()
