import { reportPage, type ReportCardSpec } from '../../../scaffold/report/index.ts'
import { AgesCard } from './AgesCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { NewLostCard } from './NewLostCard.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { StatesCard } from './StatesCard.tsx'
import { useMembersFigures } from './useMembersFigures.tsx'
import { useMembersTables } from './useMembersTables.ts'
import { VisitsCard } from './VisitsCard.tsx'

const cards: readonly ReportCardSpec[] = [
  { id: 'visits', span: 8, Card: VisitsCard },
  { id: 'states', span: 4, Card: StatesCard },
  { id: 'hours', span: 8, Card: HoursCard },
  { id: 'ages', span: 4, Card: AgesCard },
  { id: 'retention', span: 8, Card: RetentionCard },
  { id: 'weeks', span: 4, Card: NewLostCard },
]

/** Report of members: who they are, when they come, who stays. */
export const members = reportPage({
  useFigures: useMembersFigures,
  useCards: () => cards,
  useTables: useMembersTables,
})
