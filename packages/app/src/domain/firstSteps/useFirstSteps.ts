import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useCan } from '../../scaffold/session/index.ts'

export type FirstSteps = ResultsOf<'/management/first-steps/', 'get'>

/**
 * The first steps of the business, undefined without the right to open clubs, and `hide`, which hides or shows them and
 * resolves with whether that succeeded; a failure is reported.
 */
export function useFirstSteps() {
  const translate = useTranslate()
  const notify = useSnackbar()
  const { data } = useApiQuery(
    ['club', 'staff', 'package', 'class', 'member', 'payment'],
    '/management/first-steps/',
    {},
    { enabled: useCan()('gym', 'register') },
  )
  const { send, pending } = useApiMutation('patch', '/management/first-steps/', {
    touches: ['club'],
  })
  const hide = (is_hidden: boolean) =>
    send({ body: { is_hidden } }).then(
      () => true,
      (thrown: unknown) => {
        notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
        return false
      },
    )
  return { firstSteps: data?.results, hide, pending }
}
