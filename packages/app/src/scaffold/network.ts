import { atom } from 'jotai'

/**
 * Offset in ms of this device's clock from the server's, positive if it is fast; 0 within two
 * minutes.
 */
export const clockWrongAtom = atom(0)

/**
 * Time since which the server has been unreachable, in ms since 1970; undefined while it responds.
 */
export const offlineSinceAtom = atom<number | undefined>(undefined)
