import { useAtomValue } from 'jotai'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import { ownerAlertsAtom } from './ownerAlerts.ts'

const OwnerAlarms = lazyNotice(async () => (await import('./OwnerAlerts.tsx')).OwnerAlerts)

/** Shows alerts to the owner; its chunk loads with the first one. */
export function OwnerAlertsSlot() {
  const alarms = useAtomValue(ownerAlertsAtom)
  const { role } = useCurrentUser()
  return role === 'owner' && alarms.length > 0 && <OwnerAlarms news={alarms} />
}
