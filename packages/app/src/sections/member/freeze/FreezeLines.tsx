import { Collapsible, FactList, formatDate, SkeletonText } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFreeze } from '../../../domain/member/useFreeze.ts'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import type { Membership } from '../member.data.ts'

/** History of a membership's end date: the sale and every change. Fetched when expanded. */
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
      {({ lines, start_date, days }) => (
        <FactList
          facts={[
            {
              label: `${t('freeze.sold')} ${formatDate(start_date)}`,
              value: t('days', { count: days }),
            },
            ...lines.map((line, at) => ({
              label: `${at + 1}. ${t(`freeze.line.${line.kind}`)} ${formatDate(line.start_date)} – ${formatDate(line.end_date)}`,
              value: [
                `${line.days > 0 ? '+' : '−'}${Math.abs(line.days)} → ${formatDate(line.until)}`,
                line.by,
                line.notes,
              ]
                .filter(Boolean)
                .join(' · '),
            })),
          ]}
        />
      )}
    </Boundary>
  )
}
