import { DumbbellIcon } from '@zal/ui'
import { useTranslation } from 'react-i18next'

/** Sign and name of the product. */
export function Logo() {
  const { t } = useTranslation()
  return (
    <>
      <DumbbellIcon aria-hidden />
      <span>{t('product')}</span>
    </>
  )
}
