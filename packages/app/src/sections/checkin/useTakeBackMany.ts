import { ApiError } from '@zal/api'
import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { call } from '../../scaffold/call.ts'
import { useRefresh } from '../../scaffold/refresh.ts'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useServices } from '../../scaffold/services.ts'

/** Shows how many members were checked in, with ten seconds to reverse all of them. */
export function useTakeBackMany() {
  const { t } = useTranslation('checkin')
  const say = useSay()
  const notify = useSnackbar()
  const { api } = useServices()
  const refresh = useRefresh()

  async function takeBack(ids: readonly number[]) {
    let count = 0
    let failure: ApiError | undefined
    for (const id of ids) {
      try {
        await call(api, 'delete', '/check-in/register/{id}/', { params: { path: { id } } })
        count += 1
      } catch (thrown) {
        failure = ApiError.from(thrown)
      }
    }
    await refresh(['checkin', 'member'])
    if (count > 0) notify(t('group.undone', { count }))
    if (failure) notify({ words: sayError(say, failure), tone: 'error' })
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
