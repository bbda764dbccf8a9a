import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSessionController } from './sessionController.ts'

/**
 * Logs out. Whoever does so without the server is told what becomes of the session there.
 *
 * @param left what comes then
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
