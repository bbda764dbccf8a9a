import { Button, LinkIcon, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useSay } from '../../scaffold/say.ts'
import { sayError } from '../../scaffold/sayError.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import { ApiError } from '@zal/api'
import type { Profile } from './member.data.ts'

/** Connects the member to the app account with the same phone. */
export function Sync({ member: { id, fullname } }: { member: Profile }) {
  const { t } = useTranslation('member')
  const say = useSay()
  const notify = useSnackbar()
  const { send, pending } = useWrite('post', '/customer/{id}/sync/', { touches: ['member'] })
  const sync = async () => {
    try {
      await send({ params: { path: { id } } })
      notify({ words: t('sync.done', { name: fullname }), tone: 'success' })
    } catch (thrown) {
      notify({ words: sayError(say, ApiError.from(thrown)), tone: 'error' })
    }
  }
  return (
    <Button tone="outline" size="sm" icon={LinkIcon} pending={pending} onClick={() => void sync()}>
      {t('sync.title')}
    </Button>
  )
}
