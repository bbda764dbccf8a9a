import { useTranslation } from 'react-i18next'
import { reportPage } from '../../../scaffold/report/index.ts'
import { useCurrentUser } from '../../../scaffold/session/index.ts'
import { ByClubCard } from './ByClubCard.tsx'
import { ByDayCard } from './ByDayCard.tsx'
import { ByMethodCard } from './ByMethodCard.tsx'
import { ByClassCard, ByPackageCard } from './ByPlanCards.tsx'
import { DebtorsCard } from './DebtorsCard.tsx'
import { DepositsCard } from './DepositsCard.tsx'
import { ForecastLink } from './ForecastLink.tsx'
import { useSalesFigures } from './useSalesFigures.ts'
import { useSalesTables } from './useSalesTables.ts'
import { useUsualSentences } from './useUsualSentences.ts'

/** Sales of a period: what was sold, how it was paid, and who still owes. */
export const sales = reportPage({
  useFigures: useSalesFigures,
  useNote: () => useTranslation('dashboard').t('sales.note'),
  useSentence: (scope) => useUsualSentences(scope)?.join(' '),
  useFootnote: () => useTranslation('dashboard').t('sales.footnote'),
  useActions: (scope) => <ForecastLink scope={scope} />,
  useTables: useSalesTables,
  useCards: () => {
    const isOwner = useCurrentUser().role === 'owner'
    const third = isOwner ? 4 : 6
    return [
      { id: 'day', span: 8, Card: ByDayCard },
      { id: 'method', span: 4, Card: ByMethodCard },
      { id: 'package', span: 6, Card: ByPackageCard },
      { id: 'class', span: 6, Card: ByClassCard },
      ...(isOwner ? [{ id: 'club', span: third, Card: ByClubCard } as const] : []),
      { id: 'deposits', span: third, Card: DepositsCard },
      { id: 'debtors', span: third, Card: DebtorsCard },
    ]
  },
})
