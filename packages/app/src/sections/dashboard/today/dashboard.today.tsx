import { Stack } from '@zal/ui'
import { FirstSteps } from '../../../domain/firstSteps/FirstSteps.tsx'
import { SampleLine } from '../../../domain/firstSteps/SampleLine.tsx'
import {
  reportPage,
  type ReportCardSpec,
  type ReportScope,
} from '../../../scaffold/report/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan, useCurrentUser } from '../../../scaffold/session/index.ts'
import { useEnterClub } from '../../../shell/useEnterClub.ts'
import { DeskHome } from '../desk/DeskHome.tsx'
import { ByPackageCard } from '../sales/ByPlanCards.tsx'
import { DebtorsCard } from '../sales/DebtorsCard.tsx'
import { TrainerHome } from '../trainer/TrainerHome.tsx'
import { WorkListCard } from '../WorkListCard.tsx'
import { CheckinsCard } from './CheckinsCard.tsx'
import { ClubsCard } from './ClubsCard.tsx'
import { EndingCard } from './EndingCard.tsx'
import { HoursCard } from './HoursCard.tsx'
import { MethodsCard } from './MethodsCard.tsx'
import { NewMembersCard } from './NewMembersCard.tsx'
import { PlansCard } from './PlansCard.tsx'
import { TakingsCard } from './TakingsCard.tsx'
import { useTodayFigures } from './useTodayFigures.tsx'
import { useTodayTables } from './useTodayTables.ts'

const Overview = reportPage({
  period: 'today',
  useFigures: useTodayFigures,
  useCards,
  useTables: useTodayTables,
})

/** Home: the front desk and trainers have their own; everyone else sees the figures of today that they may see. */
export function today() {
  return <Home />
}

function Home() {
  const can = useCan()
  const enterClub = useEnterClub()
  const { role } = useCurrentUser()
  const isDesk = can('checkin', 'register') && !can('dashboard', 'today', 'sales')
  return (
    <Stack>
      <SampleLine enter={enterClub} />
      <FirstSteps enter={enterClub} />
      {role === 'trainer' ? <TrainerHome /> : isDesk ? <DeskHome /> : <Overview />}
    </Stack>
  )
}

/** Cards in their order; those that the person may not see are absent. */
function useCards({ clubs, isOwnClub }: ReportScope): ReportCardSpec[] {
  const can = useCan()
  const { role } = useCurrentUser()
  const members = useAddress()('member', 'list')
  const seesMoney = can('dashboard', 'today', 'sales')
  const seesSales = can('dashboard', 'sales')
  const cards: (ReportCardSpec | false)[] = [
    seesMoney && { id: 'takings', span: 8, Card: TakingsCard },
    isOwnClub && { id: 'workList', span: 4, Card: WorkListCard },
    { id: 'hours', span: 4, Card: HoursCard },
    seesSales && { id: 'methods', span: 4, Card: MethodsCard },
    seesSales && { id: 'packages', span: 4, Card: ByPackageCard },
    Boolean(members) && isOwnClub && { id: 'ending', span: 8, Card: EndingCard },
    seesSales && { id: 'debtors', span: 4, Card: DebtorsCard },
    { id: 'plans', span: 4, Card: PlansCard },
    { id: 'newMembers', span: 4, Card: NewMembersCard },
    { id: 'checkins', span: 4, Card: CheckinsCard },
    role === 'owner' && clubs.length > 1 && { id: 'clubs', span: 12, Card: ClubsCard },
  ]
  return cards.filter((card) => card !== false)
}
