import type { RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import styled from 'styled-components'
import { control, line, media, radius, space, text, token } from '../../theme/index.ts'
import { type Day, daysBetween } from '../../parse/day.ts'
import { type PresetName, presetRange } from '../DateRangeField/presets.ts'
import type { DateRange, RangeLimits } from '../DateRangeField/range.ts'
import { Calendar } from './Calendar.tsx'
import { Sheet } from './List.tsx'
import { useFieldWords } from './words.ts'

interface CalendarSheetProps extends RangeLimits {
  /** Element it is positioned at. */
  anchor: RefObject<HTMLElement | null>
  label: string
  today: Day
  /** Current value; '' for none. */
  from: string
  to?: string
  isRange?: boolean
  presets?: readonly PresetName[]
  /** Called with a day, or with both ends of a range. */
  onPick: (from: Day, to: Day) => void
  onClose: () => void
}

/** Calendar popup of a date field; a chunk that loads when it first opens. */
export function CalendarSheet({
  anchor,
  label,
  presets = [],
  onClose,
  ...calendar
}: CalendarSheetProps) {
  const words = useFieldWords()
  const { today, min, max, maxDays, onPick } = calendar
  const fits = ({ from, to }: DateRange) => (!min || from >= min) && (!max || to <= max)
  const ranges = presets
    .map((name) => ({ name, ...presetRange(name, today) }))
    .filter((range) => fits(range) && isWithin(range, maxDays))
  return (
    <Sheet
      isOpen
      triggerRef={anchor}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
    >
      <Whole aria-label={label}>
        {ranges.length > 0 && (
          <Presets>
            {ranges.map(({ name, from, to }) => (
              <Preset
                key={name}
                type="button"
                aria-pressed={calendar.from === from && calendar.to === to}
                onClick={() => onPick(from, to)}
              >
                {words.presets[name]}
              </Preset>
            ))}
          </Presets>
        )}
        <Calendar {...calendar} />
      </Whole>
    </Sheet>
  )
}

const isWithin = ({ from, to }: DateRange, maxDays = Infinity) => daysBetween(from, to) < maxDays

const Whole = styled(Dialog)`
  display: flex;
  gap: ${space[12]};
  padding: ${space[8]};
  outline: 0;

  ${media.below('sm')} {
    flex-direction: column;
    padding: ${space[4]};
  }
`

const Presets = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  ${media.below('sm')} {
    flex-flow: row wrap;
    gap: ${space[4]};
  }
`

const Preset = styled.button`
  ${text('label')}
  min-height: ${control.sm};
  padding: 0 ${space[12]};
  border: ${line.hair} solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: ${token('fg.default')};
  text-align: start;
  white-space: nowrap;

  &:hover {
    background: ${token('bg.hover')};
  }

  &[aria-pressed='true'] {
    background: ${token('secondary.soft')};
    color: ${token('secondary.softFg')};
  }

  ${media.below('sm')} {
    border-color: ${token('border.default')};
    border-radius: ${radius.round};
  }
`
