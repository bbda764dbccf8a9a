import { useTranslation } from 'react-i18next'

/**
 * Loading indicator for a page or an overlay: the same bar at the top that index.html shows before
 * the app has loaded, visible after 300 ms.
 */
export function Waiting() {
  const { t } = useTranslation()
  return <div className="coming" role="status" aria-label={t('boundary.loading')} />
}
