import { RemoveIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../scaffold/list/index.ts'
import type { Checkin } from './checkin.data.ts'
import { TakeBackDialog } from './TakeBackDialog.tsx'

/**
 * Menu of a visit in the history: visits are never changed, only reversed, if the server allows it.
 */
export function VisitMenu({ row }: { row: Checkin }) {
  const { t } = useTranslation(['checkin', 'common'])
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionMenu
        label={`${t('common:list.actions')}: ${row.customer?.fullname ?? row.session}`}
        actions={[
          row.allowed_actions.remove && {
            id: 'remove',
            label: t('remove.action'),
            icon: RemoveIcon,
            tone: 'danger',
            onAction: () => setAsking(true),
          },
        ]}
      />
      {isAsking && <TakeBackDialog row={row} close={() => setAsking(false)} />}
    </>
  )
}
