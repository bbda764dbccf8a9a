import { Collapsible, FactList, formatDate, SkeletonText } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFreeze } from '../../../domain/member/useFreeze.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import type { Membership } from '../member.data.ts'

/** History of a membership's days: the sale, every move of its start and every change of its end. Fetched when expanded. */
export function FreezeLines({ plan }: { plan: Membership }) {
  const { t } = useTranslation('domain')
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible
      title={t('freeze.why', { date: formatDate(plan.end_date) })}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <Lines plan={plan} />}
    </Collapsible>
  )
}

function Lines({ plan }: { plan: Membership }) {
  const { t } = useTranslation('domain')
  const query = useFreeze(plan.id)
  return (
    <Boundary query={query} skeleton={<SkeletonText lines={3} />}>
      {({ lines, moves, start_date, days }) => (
        <FactList
          facts={[
            {
              label: `${t('freeze.sold')} ${formatDate(moves[0]?.start_date ?? start_date)}`,
              value: t('days', { count: days }),
            },
            ...moves.map((move, at) => ({
              label: `${at + 1}. ${t('freeze.followed', move)}`,
              value: [`${signed(move.days)} → ${formatDate(move.moved_to)}`, move.by].join(' · '),
            })),
            ...lines.map((line, at) => ({
              label: `${moves.length + at + 1}. ${t(`freeze.line.${line.kind}`)} ${formatDate(line.start_date)} – ${formatDate(line.end_date)}`,
              value: [`${signed(line.days)} → ${formatDate(line.until)}`, line.by, line.notes]
                .filter(Boolean)
                .join(' · '),
            })),
          ]}
        />
      )}
    </Boundary>
  )
}

const signed = (days: number) => `${days > 0 ? '+' : '−'}${Math.abs(days)}`
