import { Button, ButtonLink, Dialog } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomainLinks } from '../../../domain/useDomainLinks.ts'
import type { PickedMember } from '../../../domain/member/MemberPicker.tsx'
import { useSale } from './saleState.ts'

/** Explains that a frozen customer cannot buy. The strip is already empty. */
export function FrozenCustomer() {
  const { t } = useTranslation(['payment', 'common'])
  const { frozen } = useSale()
  const [read, setRead] = useState<PickedMember | null>(null)
  const profile = useDomainLinks().profile(frozen)
  if (!frozen || frozen === read) return null
  const close = () => setRead(frozen)
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
      {t('frozen.text', { name: frozen.fullname })}
    </Dialog>
  )
}
