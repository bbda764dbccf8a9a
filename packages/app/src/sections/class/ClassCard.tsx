import { ButtonLink, Card, FactList, Inline, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanPeriod } from '../../domain/PlanPeriod.tsx'
import { ActiveStateBadge } from '../../scaffold/list/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import type { Class, ClassTime } from './class.data.ts'
import { Price, When } from './ClassFacts.tsx'

/** Card of a class with its price and blocks; each block links to its own form. */
export function ClassCard({ row, actions }: { row: Class; actions: ReactNode }) {
  const { t } = useTranslation('class')
  const facts = [
    { label: t('fields.price'), value: <Price row={row} /> },
    { label: t('period'), value: <PlanPeriod plan={row} /> },
  ]
  return (
    <Card
      title={row.name}
      subtitle={row.description}
      badges={<ActiveStateBadge row={row} />}
      actions={actions}
      dimmed={!row.is_active}
    >
      <Stack>
        <FactList facts={facts} />
        {row.times.map((time, index) => (
          <TimeLine key={time.id} row={row} time={time} index={index} />
        ))}
      </Stack>
    </Card>
  )
}

interface TimeLineProps {
  row: Class
  time: ClassTime
  index: number
}

function TimeLine({ row, time, index }: TimeLineProps) {
  const { t } = useTranslation(['class', 'common', 'domain'])
  const to = useAddress()('class', 'edit', row.id)
  const who = time.staffs.map(({ label }) => label).join(', ') || t('noTrainer')
  const { slot, remaining_slots: left } = time
  const places = slot ? t('placesOf', { left: left ?? slot, slot }) : t('domain:unlimited')
  return (
    <Inline align="between">
      <Stack gap="none">
        <b>
          <When time={time} />
        </b>
        <span>{[who, time.room?.name ?? t('noRoom')].join(' · ')}</span>
        <span>{`${t('fields.slot')}: ${places}`}</span>
      </Stack>
      {to && (
        <ButtonLink
          tone="ghost"
          size="sm"
          href={`${to}/${index}`}
          aria-label={t('editBlock', { name: row.name, n: index + 1 })}
        >
          {t('common:actions.change')}
        </ButtonLink>
      )}
    </Inline>
  )
}
