import { atom } from 'jotai'

/** The open overlay, if any. */
export const overlayAtom = atom<'search' | 'keys' | 'pin' | 'updates' | undefined>(undefined)

/** A shortcut to trigger as soon as the screen at that path has registered it. */
export const awaitedKeyAtom = atom<{ letter: string; path: string } | undefined>(undefined)
