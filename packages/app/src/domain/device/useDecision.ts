import { useSnackbar } from '@zal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import type { Device } from './device.ts'

/** Approves or rejects a device that waits for it, and says so. */
export function useDecision({ id, staff }: Pick<Device, 'id' | 'staff'>) {
  const { t } = useTranslation('device')
  const notify = useSnackbar()
  const write = useApiMutation('post', '/device/process-verification/{id}/', {
    touches: ['device', 'staff'],
  })
  const decide = async (status: 'approved' | 'rejected') => {
    await write.send({ params: { path: { id } }, body: { status } })
    notify({ words: t(`request.${status}`, { name: staff.full_name }), tone: 'success' })
  }
  return { ...write, decide }
}

/** Tells the waiting device that its request is on this screen. */
export function useSeen(id: number) {
  const { send } = useApiMutation('post', '/device/{id}/seen/', { touches: [] })
  // The device waits no matter whether this is known.
  const tell = useEffectEvent(() => void send({ params: { path: { id } } }).catch(() => undefined))
  useEffect(
    function tellOnce() {
      tell()
    },
    [id],
  )
}
