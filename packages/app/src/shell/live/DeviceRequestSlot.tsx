import { useAtomValue } from 'jotai'
import { useLocation } from 'react-router-dom'
import { lazyNotice } from '../../scaffold/feedback/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { deviceRequestsAtom } from './deviceRequests.ts'

const DeviceRequest = lazyNotice(async () => (await import('./DeviceRequest.tsx')).DeviceRequest)

/** Slot for devices that ask for approval, except on the screen that shows them anyway. */
export function DeviceRequestSlot() {
  const waiting = useAtomValue(deviceRequestsAtom)
  const { pathname } = useLocation()
  const list = useAddress()('setting', 'devices')
  return waiting.length > 0 && pathname !== list && <DeviceRequest news={waiting} />
}
