import { useAtomValue } from 'jotai'
import { onNews } from '../scaffold/onDemand.tsx'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = onNews(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)

/** Slot for arrivals; the card's chunk loads with the first one. */
export function ArrivalsPlace() {
  const arrivals = useAtomValue(arrivalsAtom)
  return arrivals.shown && <ArrivalCard news={arrivals} />
}
