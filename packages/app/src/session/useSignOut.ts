import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSessionController } from './sessionController.ts'

/**
 * Logs out. If the server cannot be reached, a snackbar says that the session ends later.
 *
 * @param left called afterwards
 */
export function useSignOut(left: () => void) {
  const { t } = useTranslation('session')
  const controller = useSessionController()
  const notify = useSnackbar()
  return async () => {
    const isEnded = await controller.leave()
    if (!isEnded) notify({ words: t('leftAlone'), tone: 'error' })
    left()
  }
}
