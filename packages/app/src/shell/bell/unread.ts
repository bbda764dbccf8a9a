import { atom } from 'jotai'

/** Number of unread notifications; 0 until it is known. */
export const unreadAtom = atom(0)
