import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Crash } from '../scaffold/Crash.tsx'
import { arrivalsAtom } from './arrivals.ts'

const ArrivalCard = lazy(async () => ({
  default: (await import('./ArrivalCard.tsx')).ArrivalCard,
}))

/** Where arrivals are shown; the card travels with the first of them. */
export function ArrivalsPlace() {
  const { shown } = useAtomValue(arrivalsAtom)
  return (
    <Crash instead={null}>
      <Suspense>{shown && <ArrivalCard />}</Suspense>
    </Crash>
  )
}
