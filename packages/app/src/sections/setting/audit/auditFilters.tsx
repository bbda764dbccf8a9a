import { clubs } from '../../../domain/lists.ts'
import { useLogActions } from '../../../domain/log/useLogWords.ts'
import {
  FilterMenu,
  period,
  referenceFilter,
  type FilterControlProps,
  type FilterType,
} from '../../../scaffold/list/index.ts'
import { referenceSource } from '../../../scaffold/query/index.ts'
import { kinds } from './audit.data.ts'

const everybody = referenceSource('staff', '/staffs/club-staff-list/', { per_page: 1000 })

/** Filter by one action of the log, such as `payment.voided`. */
const action: FilterType = {
  names: ['action'],
  parse: ({ action: given = '' }) => ({
    action: /^[a-z]+\.[a-z_]{1,50}$/.test(given) ? given : undefined,
  }),
  Control: ActionControl,
  useDescription: ({ action: given }) => {
    const actions = useLogActions()
    return given && (actions.find(({ id }) => id === given)?.label ?? given)
  },
}

function ActionControl({ label, values, set }: FilterControlProps) {
  return (
    <FilterMenu
      label={label}
      value={values.action}
      options={useLogActions()}
      onChange={(chosen) => set({ action: chosen })}
    />
  )
}

/** Filters of the band. */
export const filters = {
  days: period({ maxDays: 60 }),
  staff: referenceFilter('staff', everybody),
  action,
  club: referenceFilter('club', clubs),
}

/** Group of actions, set by the tabs. */
const kind: Pick<FilterType, 'names' | 'parse' | 'off'> = {
  names: ['kind'],
  parse: ({ kind: given }) => ({ kind: kinds.find((each) => each === given) }),
}

/** Everything of the address that narrows the log. */
export const parameters = [...Object.values(filters), kind]
