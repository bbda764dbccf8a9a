import { useAtomValue } from 'jotai'
import { onNews } from '../scaffold/onDemand.tsx'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = onNews(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)

/** Where arrivals are shown; the card travels with the first of them. */
export function ArrivalsPlace() {
  const arrivals = useAtomValue(arrivalsAtom)
  return arrivals.shown && <ArrivalCard news={arrivals} />
}
