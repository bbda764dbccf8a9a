import { useTranslation } from 'react-i18next'

/**
 * Says that the page, or what will stand over it, is on its way: the line at the top that stands there
 * before the app itself has come (index.html), seen after 300 ms.
 */
export function LoadingBar() {
  const { t } = useTranslation()
  return <div className="coming" role="status" aria-label={t('boundary.loading')} />
}
