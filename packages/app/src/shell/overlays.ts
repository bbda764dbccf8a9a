import { atom } from 'jotai'

/** What stands over the page: the search, the list of keys, one's own PIN, or nothing. */
export const overlayAtom = atom<'search' | 'keys' | 'pin' | undefined>(undefined)

/** A letter that is pressed as soon as the screen at that address answers to it. */
export const awaitedKeyAtom = atom<{ letter: string; path: string } | undefined>(undefined)
