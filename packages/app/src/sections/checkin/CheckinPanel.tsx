import { Avatar, Button, formatMoment, formatTime, GlobalIcon } from '@zal/ui'
import { PanelGroup, PanelHistory, PanelPerson, Phone, StatusBadge, UndoIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMomentBy } from '../../domain/formatMomentBy.ts'
import { useDomainLinks } from '../../domain/useDomainLinks.ts'
import { RecordPanel } from '../../scaffold/list/index.ts'
import { useSettings } from '../../scaffold/session/index.ts'
import type { Checkin } from './checkin.data.ts'
import { TakeBackDialog } from './TakeBackDialog.tsx'
import { visitorOf } from './visitor.ts'

/** A visit beside the history: when, who, of which membership, and its undo. */
export function CheckinPanel({ row }: { row: Checkin }) {
  const { t } = useTranslation(['checkin', 'domain'])
  const { zone } = useSettings()
  const ways = useDomainLinks()
  const { removed, session, visits_left, is_global, phone } = row
  const visitor = visitorOf(row)
  const name = visitor?.fullname ?? t('anonymous')
  const registered = {
    id: 'registered',
    at: formatMoment(row.created_at, zone),
    text: t('panel.registered', { by: row.by }),
  }
  const undone = removed && {
    id: 'removed',
    at: formatMoment(removed.at, zone),
    text: t('panel.removed', { by: removed.by }),
  }
  return (
    <RecordPanel
      title={t('panel.title')}
      figure={formatTime(row.created_at, zone)}
      state={
        removed ? (
          <StatusBadge tone="neutral">{t('fields.removed')}</StatusBadge>
        ) : (
          <StatusBadge tone="success">{t('arrival.came')}</StatusBadge>
        )
      }
      lead={formatMomentBy(row, zone)}
      actions={row.allowed_actions.remove && <TakeBack row={row} />}
    >
      <PanelPerson
        picture={<Avatar name={name} src={visitor?.avatar?.url} />}
        name={name}
        note={visitor && phone && <Phone phone={phone} />}
        href={visitor ? ways.profile(visitor) : undefined}
      />
      <PanelGroup
        facts={[
          { label: t('plan'), value: session || t(`domain:subscription.${row.type}`) },
          ...(row.type === 3
            ? []
            : [{ label: t('left'), value: visits_left ?? t('domain:unlimited') }]),
          ...(is_global
            ? [
                {
                  label: t('fields.is_global'),
                  value: <GlobalIcon role="img" aria-label={t('fields.is_global')} size={20} />,
                },
              ]
            : []),
        ]}
      />
      <PanelHistory
        title={t('panel.history')}
        lines={undone ? [undone, registered] : [registered]}
      />
    </RecordPanel>
  )
}

function TakeBack({ row }: { row: Checkin }) {
  const { t } = useTranslation('checkin')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="dangerOutline" size="sm" icon={UndoIcon} onClick={() => setAsking(true)}>
        {t('remove.action')}
      </Button>
      {isAsking && <TakeBackDialog row={row} close={() => setAsking(false)} />}
    </>
  )
}
