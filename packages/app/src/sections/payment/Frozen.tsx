import { Button, ButtonLink, Dialog } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useWays } from '../../gym/useWays.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'

/** Explains that a frozen customer cannot buy; closing clears the customer. */
export function Frozen({ customer, close }: { customer: Picked; close(): void }) {
  const { t } = useTranslation(['payment', 'common'])
  const profile = useWays().profile(customer)
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      title={t('frozen.title')}
      onClose={close}
      actions={
        <>
          <Button tone="ghost" onClick={close}>
            {t('common:actions.close')}
          </Button>
          {profile && <ButtonLink href={profile}>{t('frozen.profile')}</ButtonLink>}
        </>
      }
    >
      {t('frozen.text', { name: customer.fullname })}
    </Dialog>
  )
}
