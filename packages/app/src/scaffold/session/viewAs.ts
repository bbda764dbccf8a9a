import { atom } from 'jotai'

/** A person as whom this tab shows the app. Nothing can be changed meanwhile. */
export interface ViewedPerson {
  id: number
  name: string
  /** Address to return to afterwards. */
  back: string
}

/** The person as whom this tab shows the app; undefined for the signed-in user. */
export const viewAsAtom = atom<ViewedPerson | undefined>(undefined)

/** The person whose view the server has ended, until the user has read it. */
export const endedViewAtom = atom<ViewedPerson | undefined>(undefined)
