import { ApiError } from '@zal/api'
import { Button, EyeIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useSetViewed } from '../../scaffold/platform/index.ts'
import type { Staff } from './staff.data.ts'

/** Shows the app as the person sees it, in this tab, until the bar at its top is pressed. */
export function ViewAs({ person }: { person: Staff }) {
  const { t } = useTranslation('staff')
  const notify = useSnackbar()
  const translate = useTranslate()
  const setViewed = useSetViewed()
  const { pathname, search } = useLocation()
  const { send, pending } = useApiMutation('post', '/staffs/{id}/view-as/', { touches: [] })
  const start = async () => {
    try {
      await send({ params: { path: { id: person.id } } })
      setViewed({ id: person.id, name: person.fullname, back: pathname + search })
    } catch (error) {
      notify({ words: errorMessage(translate, ApiError.from(error)), tone: 'error' })
    }
  }
  return (
    <Button tone="outline" size="sm" icon={EyeIcon} pending={pending} onClick={() => void start()}>
      {t('viewAs', { name: person.first_name })}
    </Button>
  )
}
