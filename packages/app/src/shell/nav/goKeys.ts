import { atom } from 'jotai'

/** Whether the prefix G was just pressed, so that the menu shows the letters that may follow. */
export const goKeysAtom = atom(false)
