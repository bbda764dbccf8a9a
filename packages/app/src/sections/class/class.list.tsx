import { Money } from '@zal/ui'
import { useSearchParams } from 'react-router-dom'
import { everyTrainer } from '../../domain/lists.ts'
import { PlanPeriod } from '../../domain/PlanPeriod.tsx'
import {
  activeStateColumn,
  listPage,
  type ListScreen,
  period,
  referenceFilter,
  withActiveState,
} from '../../scaffold/list/index.ts'
import type { PrefetchArgs } from '../../scaffold/query/index.ts'
import { useCan } from '../../scaffold/session/index.ts'
import { classes } from './class.data.ts'
import { ClassCard } from './ClassCard.tsx'
import { Price, Times, TimesInLine } from './ClassFacts.tsx'
import { LayoutSwitch } from './LayoutSwitch.tsx'
import { Timetable } from './timetable/Timetable.tsx'
import { asksForRows } from './timetable/useTimetablePlace.ts'

export const rows = listPage(classes, {
  views: true,
  search: true,
  filters: {
    ...withActiveState.filters,
    trainer_id: referenceFilter('trainer_id', everyTrainer),
    held: period({ maxDays: Infinity }),
  },
  layouts: ['cards', 'table'],
  columns: [
    'name',
    {
      key: 'times',
      render: (row) => <Times row={row} />,
      phone: 'line',
      renderPhone: (row) => <TimesInLine row={row} />,
    },
    { key: 'days', render: (row) => <PlanPeriod plan={row} /> },
    {
      key: 'price',
      align: 'end',
      unit: 'currency',
      render: (row) => <Money amount={row.price} />,
      phone: 'end',
      renderPhone: (row) => <Price row={row} />,
    },
    activeStateColumn,
  ],
  card: (row, actions) => <ClassCard row={row} actions={actions} />,
  dimmed: withActiveState.dimmed,
  beside: () => <LayoutSwitch layout="list" />,
})

/** The timetable, where the person may see the schedule, or the list, if the URL asks for it. */
export const list: ListScreen = Object.assign(
  function ListScreen() {
    const [query] = useSearchParams()
    const can = useCan()
    const Rows = rows
    return can('schedule', 'list') && !asksForRows(query) ? <Timetable /> : <Rows />
  },
  {
    noun: rows.noun,
    prefetch: async (args: PrefetchArgs) => {
      if (asksForRows(args.query)) await rows.prefetch?.(args)
    },
  },
)
