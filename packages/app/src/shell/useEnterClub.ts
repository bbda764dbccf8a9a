import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { errorMessage, useTranslate } from '../scaffold/i18n/index.ts'
import { useSessionController } from '../session/sessionController.ts'
import { useRestart } from './useBegin.ts'

/** Opens another club in this tab; a failure is reported. */
export function useEnterClub() {
  const translate = useTranslate()
  const notify = useSnackbar()
  const controller = useSessionController()
  const begin = useRestart()
  return (club: number) =>
    void controller
      .changeClub(club)
      .then(begin, (thrown: unknown) =>
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
      )
}
