import {
  addDays,
  Button,
  DateField,
  Inline,
  PhoneIcon,
  SegmentedField,
  Stack,
  TextField,
} from '@zal/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage, useTranslate } from '../../scaffold/i18n/index.ts'
import { useScreenKey } from '../../scaffold/platform/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { OutcomeDraft } from './useOutcome.ts'

const kinds = ['called', 'wrote', 'will_pay', 'no_answer', 'other'] as const

const NOTE_LENGTH = 300
const YEAR = 365

/** Fields of the outcome of a call or a letter. The key O goes to them. */
export function OutcomeForm({ draft }: { draft: OutcomeDraft }) {
  const { t } = useTranslation('alert')
  const translate = useTranslate()
  const { today } = useSettings()
  const { values, set, error, tomorrow, hasDate } = draft
  const dateError = error?.errors.next_date?.[0]
  const frame = useRef<HTMLDivElement>(null)
  useScreenKey({
    id: 'outcome',
    letter: 'O',
    label: t('outcome.key'),
    icon: PhoneIcon,
    run: () => frame.current?.querySelector('input')?.focus(),
  })
  return (
    <div ref={frame}>
      <Stack>
        <SegmentedField
          look="cards"
          label={t('outcome.title')}
          value={values.outcome}
          onChange={(outcome) => set({ outcome })}
          options={kinds.map((id) => ({ id, label: t(`outcome.kinds.${id}`) }))}
        />
        {hasDate && (
          <div>
            <DateField
              label={t('outcome.next')}
              value={values.next}
              onChange={(next) => set({ next })}
              today={today}
              min={tomorrow}
              max={addDays(today, YEAR)}
              error={dateError}
            />
            <Inline gap="tight">
              <Button tone="ghost" size="xs" onClick={() => set({ next: tomorrow })}>
                {t('outcome.tomorrow')}
              </Button>
              <Button tone="ghost" size="xs" onClick={() => set({ next: addDays(today, 3) })}>
                {t('outcome.inDays')}
              </Button>
            </Inline>
          </div>
        )}
        <TextField
          label={t('outcome.note')}
          value={values.note}
          onChange={(note) => set({ note })}
          maxLength={NOTE_LENGTH}
          error={error && !dateError ? errorMessage(translate, error) : undefined}
        />
      </Stack>
    </div>
  )
}
