import { useAtomValue } from 'jotai'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = lazyNotice(async () => (await import('./ArrivalCard.tsx')).ArrivalCard)

/** Slot for arrivals; the card's chunk loads with the first one. */
export function ArrivalsSlot() {
  const arrivals = useAtomValue(arrivalsAtom)
  return arrivals.shown && <ArrivalCard news={arrivals} />
}
