import { atom } from 'jotai'

/** By how many milliseconds the clock of this device is ahead of the server's; 0 within two minutes. */
export const clockWrongAtom = atom(0)

/** Since when the server has been out of reach, in milliseconds since 1970; undefined while it answers. */
export const offlineSinceAtom = atom<number | undefined>(undefined)
