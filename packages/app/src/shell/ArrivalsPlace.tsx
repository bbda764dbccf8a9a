import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = lazy(async () => ({
  default: (await import('./ArrivalCard.tsx')).ArrivalCard,
}))

/** Where arrivals are shown; the card travels with the first of them. */
export function ArrivalsPlace() {
  const { shown } = useAtomValue(arrivalsAtom)
  return <Suspense>{shown && <ArrivalCard />}</Suspense>
}
