import { Banner, Button, DateField, Dialog, Stack } from '@zal/ui'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../../../../scaffold/session/index.ts'
import { DateReasonField } from '../../../../domain/money/ReasonField.tsx'
import { startsEarly } from '../sale.ts'
import { takenDays } from '../saleDays.ts'
import { useSale } from '../saleState.ts'
import { useRunningText } from '../useRunningText.ts'

/** Dialog for the start date of the membership, prefilled with the first free day. */
export function StartDate() {
  const { t } = useTranslation(['payment', 'common'])
  const { values, set, held, firstDay, earliest, startErrors, answerStart, leave, errors, back } =
    useSale()
  const { today } = useSettings()
  const form = useId()
  const running = useRunningText()
  const { plan } = values
  const taken = held ? takenDays(held, values) : []
  const chosen = values.start_date || (held ? firstDay : '')
  const wrong = startErrors(chosen).start_date
  const isEarly = startsEarly({ ...values, start_date: chosen }, today)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!wrong) answerStart(chosen)
  }
  return (
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
            disabled={held !== undefined && wrong !== undefined}
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
              {running.remaining}
              {running.same && <p>{running.same}</p>}
            </Banner>
          )}
          <DateField
            required
            label={t('fields.start_date')}
            today={today}
            min={earliest}
            taken={taken}
            value={chosen}
            error={chosen ? wrong : undefined}
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
  )
}
