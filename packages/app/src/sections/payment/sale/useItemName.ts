import { useTranslation } from 'react-i18next'
import type { SaleItem } from './sale.types.ts'

/** What a service is called: the class, what was typed, or its kind; and how many. */
export function useItemName() {
  const { t } = useTranslation('gym')
  return ({ service, name, plan, quantity }: SaleItem) => {
    const what = plan?.name || name.trim() || t(`service.${service}`)
    return (quantity ?? 0) > 1 ? `${what} × ${quantity}` : what
  }
}
