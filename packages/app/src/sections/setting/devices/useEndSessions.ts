import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import type { Device } from '../../../domain/device/device.ts'

/** Ends the sessions of a device at once; says so, or why not. */
export function useEndSessions() {
  const { t } = useTranslation('device')
  const translate = useTranslate()
  const notify = useSnackbar()
  const write = useApiMutation('post', '/device/logout/', { touches: ['device', 'staff'] })
  return ({ device_uuid }: Device) =>
    void write.send({ body: { device_uuid } }).then(
      () => notify({ words: t('actions.ended'), tone: 'success' }),
      (thrown: unknown) =>
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
    )
}
