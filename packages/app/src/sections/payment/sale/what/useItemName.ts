import { useTranslation } from 'react-i18next'
import type { SaleItem } from '../sale.types.ts'

/** Returns the name of a service with its quantity: the class, the typed name, or the kind. */
export function useItemName() {
  const { t } = useTranslation('domain')
  return ({ service, name, plan, quantity }: SaleItem) => {
    const what = plan?.name || name.trim() || t(`service.${service}`)
    return (quantity ?? 0) > 1 ? `${what} × ${quantity}` : what
  }
}
