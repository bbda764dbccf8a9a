import { useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import { useWrite } from '../../scaffold/useWrite.ts'
import type { Removed } from './member.data.ts'

/** Restores a member and opens the profile. */
export function useRestore({ id, fullname }: Removed) {
  const { t } = useTranslation('member')
  const notify = useSnackbar()
  const navigate = useNavigate()
  const { section } = usePlace()
  const { send, pending, error, clear } = useWrite('post', '/management/member-bin/{id}/restore/', {
    touches: ['member', 'payment', 'checkin', 'deposit'],
    form: `member.restore.${id}`,
  })
  const restore = async (body: { phone?: string }) => {
    await send({ params: { path: { id } }, body })
    notify({
      words: t('bin.restored', { name: fullname }),
      tone: 'success',
      action: {
        label: t('bin.open'),
        onAction: () => void navigate(addressOf(section, 'profile', id)),
      },
    })
  }
  return { restore, pending, error, clear }
}
