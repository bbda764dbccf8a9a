import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import { line, media, space, text, token } from '../../theme/index.ts'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { SegmentedControl } from '../SegmentedControl/index.ts'
import type { CalendarView } from './calendar.types.ts'
import { type CalendarWords, lengthOf } from './period.ts'

interface ToolbarProps {
  title: string
  view: CalendarView
  views: readonly { id: CalendarView; label: string }[]
  words: CalendarWords
  actions: ReactNode
  onView: (view: CalendarView) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
}

/** Toolbar: current period, navigation, and view switch. */
export function Toolbar(props: ToolbarProps) {
  const { title, view, views, words, actions, onStep } = props
  return (
    <Bar>
      <div>
        <IconButton
          tone="outline"
          icon={ChevronLeftIcon}
          label={words.previous[lengthOf(view)]}
          onClick={() => onStep(-1)}
        />
        <Button tone="outline" size="sm" onClick={props.onToday}>
          {words.today}
        </Button>
        <IconButton
          tone="outline"
          icon={ChevronRightIcon}
          label={words.next[lengthOf(view)]}
          onClick={() => onStep(1)}
        />
      </div>
      <h2 aria-live="polite">{title}</h2>
      <div>
        {actions}
        {views.length > 1 && (
          <SegmentedControl
            label={words.views}
            segments={views}
            value={view}
            onChange={props.onView}
          />
        )}
      </div>
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-block-end: ${line.hair} solid ${token('border.subtle')};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[8]};
  }

  & > h2 {
    ${text('title')}
    flex: 1 1 auto;
    font-variant-numeric: tabular-nums;
  }

  ${media.below('shell')} {
    padding: ${space[12]};

    & > h2 {
      ${text('heading')}
      flex-basis: 100%;
      order: -1;
    }
  }
`
