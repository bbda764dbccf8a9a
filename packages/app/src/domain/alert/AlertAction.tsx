import { Button, ButtonLink } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../scaffold/feedback/index.ts'
import type { Alert } from './alerts.ts'
import { useAlertLinks } from './useAlertLinks.ts'

const UnfreezeDialog = lazyDialog(
  async () => (await import('../member/UnfreezeDialog.tsx')).UnfreezeDialog,
)

interface AlertActionProps {
  row: Alert
  /** @default 'xs' */
  size?: 'xs' | 'sm'
}

/** The action that removes the cause of a row: a link to where it is done, or its dialog. */
export function AlertAction({ row, size = 'xs' }: AlertActionProps) {
  const { t } = useTranslation('alert')
  const href = useAlertLinks()(row)
  const [isAsking, setAsking] = useState(false)
  const [action] = row.actions
  if (!action) return null
  if (action === 'unfreeze')
    return (
      <>
        <Button tone="outline" size={size} onClick={() => setAsking(true)}>
          {t('actions.unfreeze')}
        </Button>
        {isAsking && <UnfreezeDialog membership={row.record.id} close={() => setAsking(false)} />}
      </>
    )
  return (
    href && (
      <ButtonLink tone="outline" size={size} href={href}>
        {t(`actions.${action}`)}
      </ButtonLink>
    )
  )
}
