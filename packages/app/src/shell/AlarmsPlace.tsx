import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Crash } from '../scaffold/Crash.tsx'
import { useWho } from '../scaffold/who.ts'
import { alarmsAtom } from './alarms.ts'

const OwnerAlarm = lazy(async () => ({ default: (await import('./OwnerAlarm.tsx')).OwnerAlarm }))

/** Tells the owner what others do with money; the way of telling travels with the first of it. */
export function AlarmsPlace() {
  const [first] = useAtomValue(alarmsAtom)
  const { role } = useWho()
  if (role !== 'owner' || !first) return null
  return (
    <Crash instead={null}>
      <Suspense>
        <OwnerAlarm key={`${first.kind} ${first.id}`} alarm={first} />
      </Suspense>
    </Crash>
  )
}
