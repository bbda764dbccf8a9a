import { Button, PrintIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onDemand } from '../../scaffold/onDemand.tsx'
import type { Profile } from './member.data.ts'

const CardPaper = onDemand(async () => (await import('./CardPaper.tsx')).CardPaper)

/** Prints the member's card; for every user who sees the profile. */
export function PrintCard({ member }: { member: Profile }) {
  const { t } = useTranslation('member')
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button tone="outline" size="sm" icon={PrintIcon} onClick={() => setPrinting(true)}>
        {t('card.print')}
      </Button>
      {isPrinting && <CardPaper member={member} close={() => setPrinting(false)} />}
    </>
  )
}
