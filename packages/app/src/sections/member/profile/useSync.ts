import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../../scaffold/mutation/index.ts'
import type { Profile } from '../member.data.ts'

/** Connects the member to the app account with the same phone. */
export function useSync({ id, fullname }: Profile) {
  const { t } = useTranslation('member')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { send, pending } = useApiMutation('post', '/customer/{id}/sync/', { touches: ['member'] })
  const sync = async () => {
    try {
      await send({ params: { path: { id } } })
      notify({ words: t('sync.done', { name: fullname }), tone: 'success' })
    } catch (thrown) {
      notify({ words: errorMessage(translate, ApiError.from(thrown)), tone: 'error' })
    }
  }
  return { sync, pending }
}
