import { buildSnapshot } from '../lib/buildArtifacts.mjs'

/** Rebuilds the stories' data where its sources have changed. */
export const setup = () => buildSnapshot()
