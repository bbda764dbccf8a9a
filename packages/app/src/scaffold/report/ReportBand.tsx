import {
  Button,
  CalendarIcon,
  ChevronDownIcon,
  DateRangeField,
  daysBetween,
  isDay,
  media,
  Popover,
  SegmentedControl,
  sideways,
  formatTime,
  space,
  text,
  token,
  type DateRange,
} from '@zal/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import {
  dayPresets,
  MOST_DAYS,
  paramsOfPreset,
  paramsOfRange,
  presetOf,
  wholePeriods,
  type Preset,
} from './reportAddress.ts'
import type { ReportScope } from './report.types.ts'
import { ClubChoice } from './ClubChoice.tsx'
import { TriggerWords } from './TriggerWords.ts'
import { useSettings } from '../session/index.ts'
import { useMonthText } from './useMonthText.ts'
import { usePeriodText } from './usePeriodText.ts'

interface ReportBandProps {
  scope: ReportScope
  /** Changes search params; undefined removes one. */
  change(params: object): void
  /** Days that the report lets choose. */
  choice: 'months' | 'month'
  /** Moment of the figures, where it does not stand beside tabs. */
  asOf?: string
  /** Buttons at the end. */
  children: ReactNode
}

const presets: readonly Preset[] = [...dayPresets, ...wholePeriods]

/** Band of a report: the period with its presets, the clubs, and the buttons of the page. */
export function ReportBand({ scope, change, choice, asOf, children }: ReportBandProps) {
  const { t } = useTranslation('dashboard')
  const { today } = scope
  const { zone } = useSettings()
  const month = useMonthText()
  const segments = presets.map((preset) => ({
    id: String(preset),
    label: typeof preset === 'number' ? t('report.days', { count: preset }) : t(`report.${preset}`),
  }))
  const choose = (id: string) => {
    const preset = presets.find((one) => String(one) === id)
    if (preset) change(paramsOfPreset(preset, today))
  }
  return (
    <Band>
      {choice === 'month' ? (
        <Month>{month(today)}</Month>
      ) : (
        <>
          <Period scope={scope} choose={({ from, to }) => change(paramsOfRange(from, to))} />
          <Presets>
            <SegmentedControl
              label={t('report.presets')}
              segments={segments}
              value={String(presetOf(scope) ?? '')}
              onChange={choose}
            />
          </Presets>
        </>
      )}
      <End>
        {asOf && <Stamp>{t('report.asOf', { time: formatTime(asOf, zone) })}</Stamp>}
        <ClubChoice scope={scope} choose={(location) => change({ location })} />
        {children}
      </End>
    </Band>
  )
}

interface PeriodProps {
  scope: ReportScope
  choose(range: DateRange): void
}

function Period({ scope, choose }: PeriodProps) {
  const { t } = useTranslation('dashboard')
  const written = usePeriodText()(scope)
  const { from, to, today } = scope
  // An incomplete range is kept while it is typed.
  const [draft, setDraft] = useState<DateRange>()
  const change = (range: DateRange) => {
    const isWhole =
      isDay(range.from) &&
      isDay(range.to) &&
      range.from <= range.to &&
      range.to <= today &&
      daysBetween(range.from, range.to) < MOST_DAYS
    setDraft(isWhole ? undefined : range)
    if (isWhole) choose(range)
  }
  const label = t('report.period')
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Button tone="soft" size="sm" icon={CalendarIcon} aria-label={`${label}: ${written}`}>
          <TriggerWords>
            {written}
            <ChevronDownIcon aria-hidden />
          </TriggerWords>
        </Button>
      }
    >
      <DateRangeField
        label={label}
        hideLabel
        hint={t('report.mostDays', { count: MOST_DAYS })}
        today={today}
        max={today}
        maxDays={MOST_DAYS}
        value={draft ?? { from, to }}
        onChange={change}
      />
    </Popover>
  )
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[12]};
  align-items: center;
  min-width: 0;

  ${media.print} {
    display: none;
  }
`

const Month = styled.h2`
  ${text('heading')}
`

const Stamp = styled.span`
  ${text('caption')}
  flex: none;
  color: ${token('fg.muted')};
`

const Presets = styled.div`
  ${sideways}
  display: flex;
  min-width: 0;
  max-width: 100%;

  && > * {
    flex: none;
    width: max-content;
    max-width: none;
  }

  & span {
    white-space: nowrap;
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  align-items: center;
  margin-inline-start: auto;

  ${media.below('shell')} {
    margin-inline-start: 0;
  }
`
