import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { request } from '../../scaffold/api/index.ts'
import { useInvalidateTopics } from '../../scaffold/query/index.ts'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useServices } from '../../scaffold/platform/index.ts'

/** Shows how many members were checked in, with ten seconds to reverse all of them. */
export function useTakeBackMany() {
  const { t } = useTranslation('checkin')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { api } = useServices()
  const refresh = useInvalidateTopics()

  async function takeBack(ids: readonly number[]) {
    let count = 0
    let failure: ApiError | undefined
    for (const id of ids) {
      try {
        await request(api, 'delete', '/check-in/register/{id}/', { params: { path: { id } } })
        count += 1
      } catch (thrown) {
        failure = ApiError.from(thrown)
      }
    }
    await refresh(['checkin', 'member'])
    if (count > 0) notify(t('group.undone', { count }))
    if (failure) notify({ words: errorMessage(translate, failure), tone: 'error' })
  }

  return (ids: readonly number[], words = t('group.done', { count: ids.length })) => {
    if (ids.length === 0) return
    notify({
      words,
      tone: 'success',
      undo: () => void takeBack(ids),
    })
  }
}
