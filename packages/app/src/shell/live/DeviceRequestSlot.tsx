import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { useInClosedClub } from '../../scaffold/session/index.ts'
import { deviceRequestsAtom } from './deviceRequests.ts'

const DeviceRequest = lazyNotice(async () => (await import('./DeviceRequest.tsx')).DeviceRequest)

/**
 * Slot for devices that ask for approval, except on the screen that shows them anyway, and in a closed club,
 * where nothing is decided.
 */
export function DeviceRequestSlot() {
  const waiting = useAtomValue(deviceRequestsAtom)
  const { pathname } = useLocation()
  const list = useAddress()('setting', 'devices')
  const isClosed = useInClosedClub()
  return !isClosed && waiting.length > 0 && pathname !== list && <DeviceRequest news={waiting} />
}
