import { Button, FieldGroup, SwitchField } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../scaffold/who.ts'
import { useWizard } from '../../scaffold/wizard.tsx'
import { isEntered, newItem, withItems } from './changes.ts'
import { OnceItem } from './OnceItem.tsx'
import { useServicePrices } from './payment.data.ts'
import type { Sale, SaleItem } from './sale.types.ts'

const most = 5

/** Services of a one-time payment, and whether it checks in at once. */
export function OnceFields({
  method,
}: {
  /** Default method of the first part. */
  method: number | null
}) {
  const { t } = useTranslation('payment')
  const { values, set, errors } = useWizard<Sale>()
  const can = useCan()
  const known = useServicePrices(true)
  const priceOf = (service: SaleItem['service']) =>
    known?.find((each) => each.service === service)?.price ?? null
  const { items } = values
  const change = (next: readonly SaleItem[]) => set(withItems(values, next, method))
  // Only one line may be a class.
  const taken = (at: number) => items.some(({ service }, nth) => service === 2 && nth !== at)
  return (
    <FieldGroup title={t('groups.once')}>
      {items.map((item, at) => (
        <OnceItem
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
    </FieldGroup>
  )
}
