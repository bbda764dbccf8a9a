import { inZone, useSnackbar } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@zal/api'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useApiMutation } from '../../scaffold/mutation/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Checkin } from './checkin.data.ts'
import { visitorOf } from './visitor.ts'

const touches = ['checkin', 'member'] as const

/**
 * Reverses a visit, with ten seconds to undo. Undo is a new check-in, since reversals stay in the
 * history; a visit of another day has no undo, because the new one would be dated today.
 */
export function useTakeBack() {
  const { t } = useTranslation('checkin')
  const translate = useTranslate()
  const notify = useSnackbar()
  const { today, zone } = useSettings()
  const removal = useApiMutation('delete', '/check-in/register/{id}/', { touches })
  const entry = useApiMutation('post', '/check-in/register/', { touches })
  const tell = (error: unknown) =>
    notify({ words: errorMessage(translate, ApiError.from(error)), tone: 'error' })

  const letInAgain = async ({ customer, membership }: Checkin) => {
    if (!customer || membership === null) return
    const name = customer.fullname
    try {
      await entry.send({ body: { customer: customer.id, plan: membership, confirm: true } })
      notify({ words: t('recent.again', { name }), tone: 'success' })
    } catch (error) {
      tell(error)
    }
  }
  const takeBack = async ({ id }: Pick<Checkin, 'id'>) => {
    try {
      const { results: gone } = await removal.send({ params: { path: { id } } })
      const name = visitorOf(gone)?.fullname ?? t('anonymous')
      const isOfToday = inZone(gone.created_at, zone).day === today
      const canUndo = gone.customer !== null && gone.membership !== null && isOfToday
      notify({
        words: t('recent.removed', { name }),
        undo: canUndo ? () => void letInAgain(gone) : undefined,
      })
    } catch (error) {
      tell(error)
    }
  }
  const pending = removal.pending || removal.refetching || entry.pending || entry.refetching
  return { takeBack, pending }
}
