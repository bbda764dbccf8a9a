import { useAtomValue } from 'jotai'
import { lazyNotice } from '../scaffold/onDemand.tsx'
import { useCurrentUser } from '../scaffold/who.ts'
import { ownerAlertsAtom } from './alarms.ts'

const OwnerAlarms = lazyNotice(async () => (await import('./OwnerAlarm.tsx')).OwnerAlerts)

/** Tells the owner what others do with money; the way of telling travels with the first of it. */
export function OwnerAlertsSlot() {
  const alarms = useAtomValue(ownerAlertsAtom)
  const { role } = useCurrentUser()
  return role === 'owner' && alarms.length > 0 && <OwnerAlarms news={alarms} />
}
