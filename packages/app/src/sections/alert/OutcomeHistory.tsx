import { inZone, PanelHistory } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useShortDate } from '../../domain/useShortDate.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import { type Alert } from '../../domain/alert/alerts.ts'
import { outcomes } from './alert.data.ts'

/** Earlier outcomes of the row and of its member; nothing while there are none. */
export function OutcomeHistory({ row }: { row: Alert }) {
  const { t } = useTranslation('alert')
  const shortDate = useShortDate()
  const { zone } = useSettings()
  const { data } = outcomes.use({ query: { row: row.id } })
  const lines = (data?.results ?? []).map(({ id, at, outcome, by, note }) => {
    const words = { outcome: t(`outcome.kinds.${outcome}`), name: by.name, note }
    return {
      id,
      at: shortDate(inZone(at, zone).day),
      text: t(note ? 'outcome.lineNote' : 'outcome.line', words),
    }
  })
  return lines.length > 0 && <PanelHistory title={t('outcome.history')} lines={lines} />
}
