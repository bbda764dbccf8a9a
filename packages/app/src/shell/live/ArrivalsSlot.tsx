import { useAtomValue } from 'jotai'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = lazyNotice(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)

/** Where arrivals are shown; the card travels with the first of them. */
export function ArrivalsSlot() {
  const arrivals = useAtomValue(arrivalsAtom)
  return arrivals.shown && <ArrivalCard news={arrivals} />
}
