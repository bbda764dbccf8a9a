import { Money } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../scaffold/session/index.ts'
import type { Package } from './package.data.ts'

interface Of {
  row: Package
}

export function Price({ row }: Of) {
  return <Money amount={row.price} currency={useCurrentUser().currency} />
}

/** Number of visits; a package without one has no limit. */
export function Visits({ row }: Of) {
  const { t } = useTranslation('domain')
  return row.visit ?? t('unlimited')
}
