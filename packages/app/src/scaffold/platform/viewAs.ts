import { endedViewAtom, type ViewedPerson, viewAsAtom } from '../session/index.ts'
import type { Services } from './services.ts'
import { useServices } from './services.ts'
import { readJson, type SafeStorage } from './storage.ts'

/** Key of the viewed person in sessionStorage: a view concerns one tab and survives a reload. */
const key = 'zal.viewAs'

/** The person as whom the tab was showing the app before it was loaded again. */
export const readViewed = (tab: SafeStorage) => readJson<ViewedPerson>(tab, key)

type Tab = Pick<Services, 'store' | 'tab'>

/** Shows the app as a person from now on, or as the signed-in user. */
export function setViewed({ store, tab }: Tab, person?: ViewedPerson) {
  if (person) tab.set(key, JSON.stringify(person))
  else tab.remove(key)
  store.set(endedViewAtom, undefined)
  store.set(viewAsAtom, person)
}

/** Shows the app as the signed-in user, since the server refuses the view, and says so. */
export function endView({ store, tab }: Tab) {
  const person = store.get(viewAsAtom)
  setViewed({ store, tab })
  store.set(endedViewAtom, person)
}

/** Returns a function that shows the app as a person, or as the signed-in user; everything is loaded again. */
export function useSetViewed() {
  const services = useServices()
  return (person?: ViewedPerson) => setViewed(services, person)
}
