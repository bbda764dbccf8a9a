import { Card, ItemList } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '../../../domain/useMomentText.ts'
import type { Profile } from './profile.data.ts'

/** The latest sign-ins, wrong passwords and new passwords. */
export function SignInsCard({ profile: { sign_ins: rows } }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const momentText = useMomentText()
  return (
    <Card title={t('signIns.title')}>
      {rows.length === 0 ? (
        <p>{t('signIns.none')}</p>
      ) : (
        <ItemList
          label={t('signIns.title')}
          items={rows.map(({ at, kind, device, browser, system, times }) => ({
            id: `${at} ${kind}`,
            title:
              kind === 'refused' ? t('signIns.refused', { count: times }) : t(`signIns.${kind}`),
            lines: [device || [browser, system].filter(Boolean).join(', ')],
            end: momentText(at),
          }))}
        />
      )}
    </Card>
  )
}
