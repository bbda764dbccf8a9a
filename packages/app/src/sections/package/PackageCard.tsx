import { Badge, Card, DateText, FactList, GlobalIcon, Inline, inZone, Money, Stack } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useScheduleText } from '../../domain/useScheduleText.ts'
import { ActiveStateBadge } from '../../scaffold/list/index.ts'
import { useClub, useCurrentUser, useSettings } from '../../scaffold/session/index.ts'
import type { Package } from './package.data.ts'

/** Card of a package with all its facts. */
export function PackageCard({ row, actions }: { row: Package; actions: ReactNode }) {
  const { t } = useTranslation(['package', 'domain'])
  const { currency } = useCurrentUser()
  const club = useClub()
  const { zone } = useSettings()
  const { days, hours } = useScheduleText()
  const { trainer, room, slot, week_days } = row.package_trainer
  const facts = [
    { label: t('fields.price'), value: <Money amount={row.price} currency={currency} /> },
    { label: t('period'), value: t('domain:days', { count: row.days }) },
    {
      label: t('fields.visit'),
      value: row.visit ? t('domain:visits', { count: row.visit }) : t('domain:unlimited'),
    },
    {
      label: t('fields.hours'),
      value: hours(row),
    },
    {
      label: t('fields.week_days'),
      value: days(week_days),
    },
    { label: t('fields.trainer'), value: trainer?.name ?? t('noTrainer') },
    { label: t('fields.room'), value: room?.name ?? t('noRoom') },
    {
      label: t('fields.slot'),
      value: slot
        ? t('placesOf', { left: row.remaining_slots ?? slot, slot })
        : t('domain:unlimited'),
    },
    { label: t('fields.created_at'), value: <DateText day={inZone(row.created_at, zone).day} /> },
  ]
  if (row.club.id !== club) facts.push({ label: t('fields.club'), value: row.club.name })
  return (
    <Card title={row.name} actions={actions} dimmed={!row.is_active}>
      <Stack>
        <Inline gap="tight" wrap>
          <ActiveStateBadge row={row} />
          {row.is_global && (
            <Badge tone="violet">
              <GlobalIcon aria-hidden />
              {t('domain:global')}
            </Badge>
          )}
        </Inline>
        <FactList facts={facts} />
      </Stack>
    </Card>
  )
}
