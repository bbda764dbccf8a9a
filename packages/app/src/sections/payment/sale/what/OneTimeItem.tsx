import { Button, MoneyField, NumberField, SelectField, TextField } from '@zal/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '../../../../scaffold/session/index.ts'
import { ClassPicker } from './ClassPicker.tsx'
import type { Service } from '../../payment.data.ts'
import type { SaleItem } from '../sale.types.ts'
import { TimePicker } from './TimePicker.tsx'

interface OnceItemProps {
  item: SaleItem
  /** Price for which the club last sold the service, in whole units; null if it never did. */
  usual(service: Service): number | null
  /** Whether a place in a class can be chosen. */
  hasClasses: boolean
  /** A submit was attempted, so missing values show errors. */
  wrong: boolean
  onChange(item: SaleItem): void
  /** Removes the line; undefined for the only one. */
  onRemove?(): void
}

const services: readonly Service[] = [1, 2, 3, 4, 5]

/** Fields of one service: kind, quantity, unit price. */
export function OneTimeItem({ item, usual, hasClasses, wrong, onChange, onRemove }: OnceItemProps) {
  const { t } = useTranslation(['payment', 'domain'])
  const { currency } = useCurrentUser()
  const { service, name, plan, time, quantity, price } = item
  const change = (part: Partial<SaleItem>) => onChange({ ...item, ...part })
  const missing = (lacks: boolean, words: string) => (wrong && lacks ? words : undefined)
  const usually = usual(service)
  useEffect(
    function fillIn() {
      if (price === null && usually !== null) change({ price: usually })
    },
    // Runs only when the usual price becomes known: a price cleared by the user stays empty.
    // oxlint-disable-next-line react/exhaustive-deps
    [usually],
  )
  return (
    <>
      <SelectField
        required
        label={t('fields.service')}
        options={services
          .filter((id) => id !== 2 || hasClasses)
          .map((id) => ({ id, label: t(`domain:service.${id}`) }))}
        value={service}
        onChange={(next) => {
          if (next) change({ service: next, price: usual(next), plan: null, time: null, name: '' })
        }}
      />
      {service === 5 && (
        <TextField
          required
          label={t('fields.name')}
          value={name}
          error={missing(!name.trim(), t('rules.name'))}
          onChange={(next) => change({ name: next })}
        />
      )}
      {service === 2 && (
        <ClassPicker
          value={plan}
          error={missing(!plan, t('rules.class'))}
          onBlur={() => undefined}
          onChange={(next) => {
            const [only, ...others] = next?.times ?? []
            change({ plan: next, time: only && others.length === 0 ? only.id : null })
          }}
        />
      )}
      {plan?.times && (
        <div data-wide>
          <TimePicker
            times={plan.times}
            value={time}
            error={missing(!time, t('rules.time'))}
            onBlur={() => undefined}
            onChange={(next) => change({ time: next })}
          />
        </div>
      )}
      <NumberField
        required
        digits={2}
        label={t('fields.quantity')}
        value={quantity}
        error={missing(!quantity, t('rules.quantity'))}
        onChange={(next) => change({ quantity: next })}
      />
      <MoneyField
        required
        label={t('fields.price')}
        currency={currency}
        value={price}
        error={missing(!price, t('rules.price'))}
        onChange={(next) => change({ price: next })}
      />
      {onRemove && (
        <div data-wide>
          <Button tone="ghost" size="sm" onClick={onRemove}>
            {t('once.remove')}
          </Button>
        </div>
      )}
    </>
  )
}
