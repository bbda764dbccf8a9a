import { useState } from 'react'
import { SegmentedControl } from '../../components/SegmentedControl/index.ts'
import { fill } from '../../format/index.ts'
import { parseTime } from '../../parse/time.ts'
import { useUi } from '../../theme/index.ts'
import type { FieldProps } from '../shared/frame/field.ts'
import { GroupFrame, splitFramed } from '../shared/frame/FieldFrame.tsx'
import { leftGroup } from '../shared/frame/leftGroup.ts'
import { TimeField } from '../TimeField/index.ts'
import type { Weekday } from '../WeekdaysField/index.ts'
import { SwitchField } from '../SwitchField/index.ts'
import {
  isSameEveryDay,
  onEveryDay,
  shareOfDay,
  usualTimes,
  weekdays,
  type DayHours,
  type OpeningHours,
} from './hours.ts'
import {
  Bar,
  Closed,
  Day,
  Head,
  Row,
  Rows,
  Share,
  State,
  Times,
} from './OpeningHoursField.styles.ts'

export interface OpeningHoursFieldProps extends FieldProps<OpeningHours> {
  /** Day of the week that is marked as today. */
  today?: Weekday
}

/**
 * Opening hours of a week: one row where they are the same every day, else one a day. A day that is
 * closed remembers its times. Closing at 00:00 is 24:00.
 */
export function OpeningHoursField({
  value,
  onChange,
  onBlur,
  today,
  ...rest
}: OpeningHoursFieldProps) {
  const words = useUi().words.fields
  const { openingHours: texts } = words
  const [framed] = splitFramed(rest)
  const [isSame, setSame] = useState(() => value.length === 0 || isSameEveryDay(value))
  const [remembered, setRemembered] = useState<Partial<Record<Weekday, DayHours>>>({})
  const first = value[0] ?? usualTimes
  const hoursOf = (day: Weekday) => value.find(({ week_day }) => week_day === day)

  const put = (hours: DayHours) =>
    onChange(weekdays.flatMap((day) => (day === hours.week_day ? [hours] : (hoursOf(day) ?? []))))
  const setOpen = (day: Weekday, isOpen: boolean) => {
    const hours = hoursOf(day)
    if (isOpen) return put(remembered[day] ?? { ...first, week_day: day })
    if (hours) setRemembered({ ...remembered, [day]: hours })
    onChange(value.filter(({ week_day }) => week_day !== day))
  }
  const choose = (id: 'same' | 'different') => {
    setSame(id === 'same')
    if (id === 'same') onChange(onEveryDay(first))
  }

  return (
    <GroupFrame {...framed}>
      {({ 'aria-required': _, 'aria-invalid': __, ...aria }) => (
        <Rows role="group" {...aria} onBlur={leftGroup(onBlur)}>
          <Head>
            <SegmentedControl
              label={framed.label}
              segments={[
                { id: 'same', label: texts.same },
                { id: 'different', label: texts.different },
              ]}
              value={isSame ? 'same' : 'different'}
              onChange={choose}
              disabled={framed.disabled}
            />
          </Head>
          {isSame ? (
            <Row>
              <Day>{texts.everyDay}</Day>
              <TimesOfDay
                name={texts.everyDay}
                hours={first}
                disabled={framed.disabled}
                onChange={(hours) => onChange(onEveryDay(hours))}
              />
              <DayBar hours={first} />
            </Row>
          ) : (
            weekdays.map((day) => {
              const hours = hoursOf(day)
              const name = words.weekdays[day]
              return (
                <Row key={day} data-today={day === today || undefined}>
                  <Day>{day === today ? fill(texts.today, { day: name }) : name}</Day>
                  {hours ? (
                    <TimesOfDay
                      name={name}
                      hours={hours}
                      disabled={framed.disabled}
                      onChange={(times) => put({ ...times, week_day: day })}
                    />
                  ) : (
                    <Closed>{'—'}</Closed>
                  )}
                  <DayBar hours={hours} />
                  <State aria-hidden>{hours ? texts.open : texts.closed}</State>
                  <SwitchField
                    label={fill(texts.isOpen, { day: name })}
                    hideLabel
                    value={hours !== undefined}
                    disabled={framed.disabled}
                    onChange={(isOpen) => setOpen(day, isOpen)}
                  />
                </Row>
              )
            })
          )}
        </Rows>
      )}
    </GroupFrame>
  )
}

interface TimesProps {
  /** Name of the day. */
  name: string
  hours: Omit<DayHours, 'week_day'>
  disabled?: boolean
  onChange(hours: Omit<DayHours, 'week_day'>): void
}

/** The two times of a day. */
function TimesOfDay({ name, hours: { opens, closes }, disabled, onChange }: TimesProps) {
  const { openingHours: texts } = useUi().words.fields
  const isWrong = shareOfDay(opens) !== undefined && closes !== '' && closes <= opens
  return (
    <Times data-wrong={isWrong || undefined}>
      <TimeField
        label={fill(texts.opens, { day: name })}
        hideLabel
        value={opens}
        disabled={disabled}
        onChange={(time) => onChange({ opens: time, closes })}
      />
      <span aria-hidden>{'–'}</span>
      <TimeField
        label={fill(texts.closes, { day: name })}
        hideLabel
        value={closes === '24:00' ? '00:00' : closes}
        disabled={disabled}
        onChange={(time) =>
          onChange({ opens, closes: parseTime(time) === '00:00' ? '24:00' : time })
        }
      />
    </Times>
  )
}

/** The open part of a day, drawn on the day. */
function DayBar({ hours }: { hours: Omit<DayHours, 'week_day'> | undefined }) {
  const [from = 0, to = 0] = hours ? [shareOfDay(hours.opens), shareOfDay(hours.closes)] : []
  return (
    <Bar aria-hidden>
      {to > from && (
        <Share style={{ insetInlineStart: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
      )}
    </Bar>
  )
}
