import {
  breakpoint,
  DateField,
  DiscountField,
  FieldRow,
  formatDate,
  formatMoney,
  isDiscount,
  SelectField,
  SummaryBlock,
  TextField,
  useIsBelow,
} from '@zal/ui'
import { useTranslation } from 'react-i18next'
import {
  useCan,
  useClub,
  useCurrentUser,
  useSession,
  useSettings,
} from '../../../scaffold/session/index.ts'
import { DateReasonField } from '../../../domain/money/ReasonField.tsx'
import { withLocation } from './changes.ts'
import { isPriced, startsEarly, sumsOf } from './sale.ts'
import { takenDays } from './saleDays.ts'
import { useSale } from './saleState.ts'
import { useRunningText } from './useRunningText.ts'
import { TermRow } from './TermRow.tsx'

/** Discount with its reason, start and club: fields side by side, on a phone rows that open one each. */
export function SaleTerms({
  method,
}: {
  /** Default method of the first part. */
  method: number | null
}) {
  const { t } = useTranslation(['payment', 'domain'])
  const { values, set, errors, leave, held, firstDay, earliest } = useSale()
  const can = useCan()
  const { clubs } = useSession()
  const club = useClub()
  const { currency } = useCurrentUser()
  const { today, discount_reasons } = useSettings()
  const running = useRunningText()
  const isNarrow = useIsBelow(breakpoint.md)
  const { discount, type } = values
  const { price, off } = sumsOf(values)
  const percent = discount.kind === 'percent' ? `${discount.value}\u00a0% · ` : ''
  const location = values.location ?? club
  const start = values.start_by_hand ? values.start_date : firstDay
  const terms = [
    can('payment', 'register', 'discount') && {
      name: 'discount',
      label: t('fields.discount'),
      value: off > 0 ? percent + formatMoney(-off) : '',
      field: (
        <DiscountField
          label={t('fields.discount')}
          currency={currency}
          disabled={!isPriced(values)}
          value={discount}
          error={errors.discount}
          onBlur={() => leave('discount')}
          onChange={(next) => set({ discount: next })}
        />
      ),
    },
    // A discount that cannot be given needs no reason.
    can('payment', 'register', 'discount') &&
      isDiscount(discount, price) && {
        name: 'discount_reason',
        label: t('fields.discount_reason'),
        value: values.discount_reason,
        field: (
          <TextField
            label={t('fields.discount_reason')}
            placeholder={off > 0 ? undefined : t('discountFirst')}
            required={off > 0}
            disabled={off === 0}
            suggestions={discount_reasons}
            value={values.discount_reason}
            error={errors.discount_reason}
            onBlur={() => leave('discount_reason')}
            onChange={(discount_reason) => set({ discount_reason })}
          />
        ),
      },
    type !== 3 && {
      name: 'start_date',
      label: t('fields.start_date'),
      value: start && formatDate(start),
      field: (
        <DateField
          label={t('fields.start_date')}
          today={today}
          min={earliest}
          taken={held ? takenDays(held, values) : []}
          value={start}
          hint={running?.remaining}
          error={errors.start_date}
          onBlur={() => leave('start_date')}
          onChange={(start_date) => set({ start_date, start_by_hand: true })}
        />
      ),
    },
    type !== 3 &&
      Boolean(values.start_by_hand) &&
      startsEarly(values, today) && {
        name: 'start_reason',
        label: t('domain:reason.notToday'),
        value: values.start_reason ?? '',
        field: (
          <DateReasonField
            value={values.start_reason ?? ''}
            error={errors.start_reason}
            onBlur={() => leave('start_reason')}
            onChange={(start_reason) => set({ start_reason })}
          />
        ),
      },
    type === 1 &&
      clubs.length > 1 && {
        name: 'location',
        label: t('fields.location'),
        value: clubs.find(({ club_id }) => club_id === location)?.name ?? '',
        field: (
          <SelectField
            label={t('fields.location')}
            options={clubs.map(({ club_id, name }) => ({ id: club_id, label: name }))}
            value={location}
            onChange={(next) => set(withLocation(values, next, { club, method }))}
          />
        ),
      },
  ].filter((term) => term !== false)
  if (terms.length === 0) return null
  if (isNarrow) {
    return (
      <SummaryBlock data-rows>
        {terms.map((term) => (
          <TermRow key={term.name} {...term} error={errors[term.name]} />
        ))}
      </SummaryBlock>
    )
  }
  return (
    <SummaryBlock>
      <FieldRow>
        {terms.map(({ name, field }) => (
          <div key={name} data-field={name}>
            {field}
          </div>
        ))}
      </FieldRow>
    </SummaryBlock>
  )
}
