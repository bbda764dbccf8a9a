import { useAtomValue } from 'jotai'
import { onNews } from '../scaffold/onDemand.tsx'
import { useWho } from '../scaffold/who.ts'
import { alarmsAtom } from './alarms.ts'

const OwnerAlarms = onNews(async () => (await import('./OwnerAlarm.tsx')).OwnerAlarms)

/** Shows alerts to the owner; its chunk loads with the first one. */
export function AlarmsPlace() {
  const alarms = useAtomValue(alarmsAtom)
  const { role } = useWho()
  return role === 'owner' && alarms.length > 0 && <OwnerAlarms news={alarms} />
}
