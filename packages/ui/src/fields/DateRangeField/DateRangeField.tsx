import { useRef, useState } from 'react'
import styled from 'styled-components'
import { line, space, token } from '../../theme/index.ts'
import { CalendarIcon } from '../../icons/index.ts'
import { type Day, isDay } from '../../parse/day.ts'
import { ControlBox } from '../shared/Control.tsx'
import type { FieldProps } from '../shared/field.ts'
import { GroupFrame, splitFramed } from '../shared/FieldFrame.tsx'
import { InnerButton } from '../shared/InnerButton.tsx'
import { leftGroup } from '../shared/leftGroup.ts'
import { useCalendarSheet } from '../shared/useCalendarSheet.ts'
import { useFieldWords } from '../shared/words.ts'
import type { PresetName } from './presets.ts'
import { type DateRange, type RangeLimits, rangeProblem } from './range.ts'
import { RangeEnd } from './RangeEnd.tsx'

export interface DateRangeFieldProps extends FieldProps<DateRange>, RangeLimits {
  /** Today in the club, 'YYYY-MM-DD'. */
  today: Day
  /** Preset ranges beside the calendar. */
  presets?: readonly PresetName[]
}

/** Date range, both ends included; each end is typed like a date, or both are picked. */
export function DateRangeField({
  value,
  onChange,
  onBlur,
  today,
  min,
  max,
  taken,
  maxDays,
  presets,
  ...rest
}: DateRangeFieldProps) {
  const words = useFieldWords()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const calendar = useCalendarSheet()
  const [isInside, setInside] = useState(false)
  const [framed] = splitFramed(rest)
  const limits = { min, max, taken, maxDays }
  const problem = isInside ? undefined : rangeProblem(value, { ...limits, today }, words)
  const left = leftGroup(() => {
    setInside(false)
    onBlur?.()
  })
  const take = (range: DateRange) => {
    setOpen(false)
    onChange(range)
  }
  const toggle = () => {
    calendar.fetch()
    setOpen(!isOpen)
  }
  return (
    <GroupFrame {...framed} error={framed.error ?? problem}>
      {({ id, 'aria-labelledby': labelledBy, ...aria }) => (
        <RangeBox
          ref={box}
          role="group"
          id={id}
          aria-labelledby={labelledBy}
          onPointerEnter={calendar.fetch}
          onFocus={() => {
            setInside(true)
            calendar.fetch()
          }}
          // Focus in the calendar still counts as inside the field.
          onBlur={isOpen ? undefined : left}
        >
          <RangeEnd
            {...aria}
            today={today}
            disabled={framed.disabled}
            label={words.from}
            value={value.from}
            onChange={(from) => onChange({ ...value, from })}
          />
          <Between aria-hidden />
          <RangeEnd
            {...aria}
            today={today}
            disabled={framed.disabled}
            label={words.to}
            value={value.to}
            onChange={(to) => onChange({ ...value, to })}
          />
          <InnerButton
            label={words.calendar}
            disabled={framed.disabled}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <CalendarIcon aria-hidden size={20} />
          </InnerButton>
          {isOpen && calendar.Part && (
            <calendar.Part
              isRange
              anchor={box}
              label={framed.label}
              today={today}
              {...limits}
              from={isDay(value.from) ? value.from : ''}
              to={isDay(value.to) ? value.to : ''}
              presets={presets}
              onPick={(from, to) => take({ from, to })}
              onClose={() => setOpen(false)}
            />
          )}
        </RangeBox>
      )}
    </GroupFrame>
  )
}

/** Both inputs at the start, the calendar button at the end. */
const RangeBox = styled(ControlBox)`
  & > input {
    flex: 0 1 6.5em;
  }

  & > button {
    margin-inline-start: auto;
  }
`

/** Dash between the inputs. */
const Between = styled.span`
  flex: none;
  width: ${space[8]};
  height: ${line.hair};
  background: ${token('fg.subtle')};
`
