import { buildSnapshot } from '../lib/buildArtifacts.mjs'

/** The stories' data is made anew where what it is made of has changed. */
export const setup = () => buildSnapshot()
