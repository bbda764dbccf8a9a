import { atom } from 'jotai'
import type { Keep } from './storage.ts'

const key = 'singleKeys'

/**
 * Whether single letters are shortcuts. Users of speech input switch them off; shortcuts are then
 * hidden.
 */
export const singleKeysAtom = atom(true)

/** The setting stored in this browser. */
export const rememberedSingleKeys = (local: Keep) => local.get(key) !== 'off'

export const rememberSingleKeys = (local: Keep, on: boolean) => local.set(key, on ? 'on' : 'off')
