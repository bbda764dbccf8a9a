import { Button, FieldGrid, SwitchField } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../../scaffold/session/index.ts'
import { useSale } from '../saleState.ts'
import { isEntered, newItem, withItems } from '../changes.ts'
import { OneTimeItem } from './OneTimeItem.tsx'
import { useServicePrices } from '../../payment.data.ts'
import type { SaleItem } from '../sale.types.ts'

const most = 5

/** Services of a one-time payment, and whether it checks in at once. */
export function OneTimeFields({
  method,
}: {
  /** Default method of the first part. */
  method: number | null
}) {
  const { t } = useTranslation('payment')
  const { values, set, errors } = useSale()
  const can = useCan()
  const known = useServicePrices(true)
  const priceOf = (service: SaleItem['service']) =>
    known?.find((each) => each.service === service)?.price ?? null
  const { items } = values
  const change = (next: readonly SaleItem[]) => set(withItems(values, next, method))
  // Only one line may be a class.
  const taken = (at: number) => items.some(({ service }, nth) => service === 2 && nth !== at)
  return (
    <FieldGrid role="group" aria-label={t('groups.once')}>
      {items.map((item, at) => (
        <OneTimeItem
          key={at}
          item={item}
          usual={priceOf}
          hasClasses={can('class', 'list') && !taken(at)}
          wrong={errors.items !== undefined}
          onChange={(next) => change(items.with(at, next))}
          onRemove={items.length > 1 ? () => change(items.toSpliced(at, 1)) : undefined}
        />
      ))}
      <div data-wide>
        {items.length < most && (
          <Button tone="ghost" size="sm" onClick={() => change([...items, newItem()])}>
            {t('once.add')}
          </Button>
        )}
      </div>
      {can('checkin', 'register') && items.some(isEntered) && (
        <div data-wide data-field="check_in">
          <SwitchField
            label={t('fields.check_in')}
            description={t('once.checkIn')}
            value={values.check_in}
            onChange={(check_in) => set({ check_in })}
          />
        </div>
      )}
    </FieldGrid>
  )
}
