import { atom } from 'jotai'

/** Since when the server has been out of reach, in milliseconds since 1970; undefined while it answers. */
export const offlineSinceAtom = atom<number | undefined>(undefined)
