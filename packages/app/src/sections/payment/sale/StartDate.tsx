import { Banner, Button, DateField, Dialog, formatDate, Stack } from '@zal/ui'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { DateReasonField } from '../../../domain/money/ReasonField.tsx'
import { useCan, useSettings } from '../../../scaffold/session/index.ts'
import { useWizard } from '../../../scaffold/wizard/index.ts'
import { SaleDetails } from './SaleDetails.tsx'
import { earliestStart, startsEarly } from './sale.ts'
import type { Sale } from './sale.types.ts'
import { firstDay, conflictingMemberships, takenDays } from './saleDays.ts'
import { useActiveMemberships } from './useActiveMemberships.ts'

/** Dialog for the start date of the membership, prefilled with the first free day. */
export function StartDate() {
  const { t } = useTranslation(['payment', 'domain', 'common'])
  const { values, set, errors, leave, next, back } = useWizard<Sale>()
  const { today } = useSettings()
  const can = useCan()
  const held = useActiveMemberships(values.customer)
  const form = useId()
  const { plan, type } = values
  const taken = held ? takenDays(held, values) : []
  const first = held ? firstDay(held, values, today) : today
  const chosen = values.start_date || (held ? first : '')
  const [rival] = held ? conflictingMemberships(held, values) : []
  const running =
    rival ??
    held?.memberships.find((each) => each.type === type && type === 1 && each.remaining_days > 0)
  const isTaken = taken.some(({ from, to }) => chosen >= from && chosen <= to)
  const isEarly = startsEarly({ ...values, start_date: chosen }, today)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || isTaken) return leave('start_date')
    next({ start_date: chosen })
  }
  return (
    <>
      <SaleDetails behind />
      <Dialog
        open
        size="sm"
        title={t('start.title')}
        description={plan?.name}
        onClose={back}
        actions={
          <>
            <Button tone="ghost" onClick={back}>
              {t('common:actions.back')}
            </Button>
            <Button
              autoFocus
              type="submit"
              form={form}
              tone="secondary"
              disabled={held !== undefined && (!chosen || isTaken)}
            >
              {t('common:actions.next')}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={goOn}>
          <Stack>
            {running && (
              <Banner tone="info">
                {t(type === 2 ? 'start.remainingClass' : 'start.remaining', {
                  plan: running.plan.name,
                  days: t('domain:days', { count: running.remaining_days }),
                })}
                {running.plan.id === plan?.id && taken.length > 0 && (
                  <p>
                    {t(type === 2 ? 'start.sameClass' : 'start.same', { date: formatDate(first) })}
                  </p>
                )}
              </Banner>
            )}
            <DateField
              required
              label={t('fields.start_date')}
              today={today}
              min={can('payment', 'register', 'backdate') ? earliestStart(values, today) : today}
              taken={taken}
              value={chosen}
              error={
                isTaken
                  ? t(type === 2 ? 'rules.takenClass' : 'rules.taken')
                  : chosen
                    ? undefined
                    : errors.start_date
              }
              onBlur={() => leave('start_date')}
              onChange={(start_date) => set({ start_date })}
            />
            {isEarly && (
              <DateReasonField
                value={values.start_reason ?? ''}
                error={errors.start_reason}
                onBlur={() => leave('start_reason')}
                onChange={(start_reason) => set({ start_reason })}
              />
            )}
          </Stack>
        </form>
      </Dialog>
    </>
  )
}
