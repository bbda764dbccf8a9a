import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from './desk.ts'

/**
 * Logs out. If the server cannot be reached, a snackbar says that the session ends later.
 *
 * @param left called afterwards
 */
export function useLeave(left: () => void) {
  const { t } = useTranslation('session')
  const desk = useDesk()
  const notify = useSnackbar()
  return async () => {
    const isEnded = await desk.leave()
    if (!isEnded) notify({ words: t('leftAlone'), tone: 'error' })
    left()
  }
}
