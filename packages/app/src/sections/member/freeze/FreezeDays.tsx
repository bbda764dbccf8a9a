import { addDays, DateField, isDay, SegmentedField, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { MembershipFreeze } from '../../../domain/member/useFreeze.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { lengths, type FreezeDraft, type Length } from './freezeDraft.ts'

interface FreezeDaysProps {
  wish: FreezeDraft
  change(patch: Partial<FreezeDraft>): void
  limits: MembershipFreeze['limits'] | undefined
  /** The freeze has started, so its start date cannot change. */
  fixed: boolean
  /** A submit was attempted, so missing values show errors. */
  asked: boolean
}

/** Length and start of a freeze. Impossible days are disabled. */
export function FreezeDays({ wish, change, limits, fixed, asked }: FreezeDaysProps) {
  const { t } = useTranslation(['domain', 'common'])
  const { today } = useSettings()
  const start = wish.begins === 'now' ? today : wish.start_date
  const earliest = isDay(start) && start > today ? start : today
  const most = limits?.days ?? Infinity
  const missing = (day: string) => (asked && day === '' ? t('common:form.required') : undefined)
  return (
    <Stack>
      <div ref={beginHere}>
        <SegmentedField<Length>
          label={t('freeze.length')}
          value={wish.length}
          error={asked && wish.length === null ? t('common:form.choose') : undefined}
          onChange={(length) => change({ length })}
          options={[
            ...lengths.map((length, at) => ({
              id: length,
              label: t('days', { count: Number(length) }),
              digit: at + 1,
              disabled: Number(length) > most,
            })),
            { id: 'date' as const, label: t('freeze.until'), digit: lengths.length + 1 },
          ]}
        />
      </div>
      {!fixed && (
        <SegmentedField<FreezeDraft['begins']>
          label={t('freeze.begins')}
          value={wish.begins}
          onChange={(begins) => begins && change({ begins })}
          options={[
            { id: 'now', label: t('freeze.now') },
            { id: 'date', label: t('freeze.onDay') },
          ]}
        />
      )}
      {wish.begins === 'date' && (
        <DateField
          required
          label={t('freeze.start_date')}
          today={today}
          min={fixed ? undefined : today}
          max={limits?.last_start}
          disabled={fixed}
          value={wish.start_date}
          error={missing(wish.start_date)}
          onChange={(start_date) => change({ start_date })}
        />
      )}
      {wish.length === 'date' && (
        <DateField
          required
          label={t('freeze.end_date')}
          today={today}
          min={addDays(earliest, 1)}
          max={limits && isDay(start) ? addDays(start, limits.days) : undefined}
          value={wish.end_date}
          error={missing(wish.end_date)}
          onChange={(end_date) => change({ end_date })}
        />
      )}
    </Stack>
  )
}

/** Focuses the first available length when the dialog mounts. */
function beginHere(field: HTMLElement | null) {
  field?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus()
}
