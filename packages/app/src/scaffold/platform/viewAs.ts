import { type ViewedPerson, viewAsAtom } from '../session/index.ts'
import type { Services } from './services.ts'
import { useServices } from './services.ts'
import { readJson, type SafeStorage } from './storage.ts'

/** Key of the viewed person in sessionStorage: a view concerns one tab and survives a reload. */
const key = 'zal.viewAs'

/** The person as whom the tab was showing the app before it was loaded again. */
export const readViewed = (tab: SafeStorage) => readJson<ViewedPerson>(tab, key)

/** Shows the app as a person from now on, or as the signed-in user. */
export function setViewed({ store, tab }: Pick<Services, 'store' | 'tab'>, person?: ViewedPerson) {
  if (person) tab.set(key, JSON.stringify(person))
  else tab.remove(key)
  store.set(viewAsAtom, person)
}

/** Returns a function that shows the app as a person, or as the signed-in user; everything is loaded again. */
export function useSetViewed() {
  const services = useServices()
  return (person?: ViewedPerson) => setViewed(services, person)
}
