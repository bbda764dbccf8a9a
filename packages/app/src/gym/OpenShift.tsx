import { ButtonLink } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../scaffold/registry.tsx'

/** Link to open a shift, shown where a cash payment was rejected for lack of one. */
export function OpenShift({ code }: { code: string }) {
  const { t } = useTranslation('shift')
  const href = useAddress()('finance', 'shift')
  if (code !== 'no_open_shift' || !href) return null
  return (
    <ButtonLink tone="soft" size="sm" href={href}>
      {t('open.title')}
    </ButtonLink>
  )
}
