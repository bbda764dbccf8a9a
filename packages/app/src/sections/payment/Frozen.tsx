import { Button, ButtonLink, Dialog } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { profileOf } from '../../gym/addresses.ts'
import type { Picked } from '../../gym/MemberPicker.tsx'

/** A frozen customer cannot buy; closing chooses another one. */
export function Frozen({ customer, close }: { customer: Picked; close(): void }) {
  const { t } = useTranslation(['payment', 'common'])
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
          <ButtonLink href={profileOf(customer)}>{t('frozen.profile')}</ButtonLink>
        </>
      }
    >
      {t('frozen.text', { name: customer.fullname })}
    </Dialog>
  )
}
