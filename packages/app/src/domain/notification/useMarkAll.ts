import { useSnackbar } from '@zal/ui'
import { ApiError } from '@zal/api'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'

/** Marks all notifications as read, up to the newest one that was shown; an error shows a snackbar. */
export function useMarkAll() {
  const translate = useTranslate()
  const notify = useSnackbar()
  const { send, pending } = useApiMutation(
    'post',
    '/notifications/user-notifications/mark-all-as-read/',
    { touches: ['notification'] },
  )
  const mark = (before: number | undefined) =>
    void send({ body: { before } }).catch((thrown: unknown) =>
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' }),
    )
  return { mark, pending }
}
