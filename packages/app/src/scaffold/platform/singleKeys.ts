import { atom } from 'jotai'
import type { SafeStorage } from './storage.ts'

const key = 'singleKeys'

/** Whether single letters are commands; who speaks to the computer switches them off. Then none is shown. */
export const singleKeysAtom = atom(true)

/** What this browser was left with. */
export const rememberedSingleKeys = (local: SafeStorage) => local.get(key) !== 'off'

export const rememberSingleKeys = (local: SafeStorage, on: boolean) =>
  local.set(key, on ? 'on' : 'off')
