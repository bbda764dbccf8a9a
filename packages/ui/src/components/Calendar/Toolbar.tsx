import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts'
import { media, space, text } from '../../theme/index.ts'
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
}

/** Toolbar: view switch, the period between its arrows, actions. Today has no arrows. */
export function Toolbar(props: ToolbarProps) {
  const { title, view, views, words, actions, onStep } = props
  const isToday = view === 'today'
  return (
    <Bar>
      {views.length > 1 && (
        <SegmentedControl
          label={words.views}
          segments={views}
          value={view}
          onChange={props.onView}
        />
      )}
      <Period>
        {!isToday && (
          <IconButton
            tone="outline"
            icon={ChevronLeftIcon}
            label={words.previous[lengthOf(view)]}
            onClick={() => onStep(-1)}
          />
        )}
        <h2 aria-live="polite">{title}</h2>
        {!isToday && (
          <IconButton
            tone="outline"
            icon={ChevronRightIcon}
            label={words.next[lengthOf(view)]}
            onClick={() => onStep(1)}
          />
        )}
      </Period>
      {actions && <Actions>{actions}</Actions>}
    </Bar>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} ${space[16]};
`

const Period = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  min-width: 0;

  & > h2 {
    ${text('heading')}
  }

  ${media.below('shell')} {
    flex: 1 0 100%;
    justify-content: space-between;
    order: 1;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  margin-inline-start: auto;

  ${media.below('shell')} {
    margin-inline-start: 0;
  }
`
