import { Button, ButtonLink, Dialog } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'

/** Explains that a frozen customer cannot buy; closing clears the customer. */
export function FrozenCustomer({ customer, close }: { customer: PickedMember; close(): void }) {
  const { t } = useTranslation(['payment', 'common'])
  const profile = useDomainLinks().profile(customer)
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
