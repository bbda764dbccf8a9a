import { useAtomValue } from 'jotai'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { ownerAlertsAtom } from './ownerAlerts.ts'

const OwnerAlarms = lazyNotice(async () => (await import('./OwnerAlerts.tsx')).OwnerAlerts)

/** Tells the owner what others do with money; the way of telling travels with the first of it. */
export function OwnerAlertsSlot() {
  const alarms = useAtomValue(ownerAlertsAtom)
  const { role } = useCurrentUser()
  return role === 'owner' && alarms.length > 0 && <OwnerAlarms news={alarms} />
}
