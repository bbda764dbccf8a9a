import { Button, PrintIcon } from '@zal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '../../../scaffold/feedback/index.ts'
import type { Profile } from '../member.data.ts'

const CardPaper = lazyDialog(async () => (await import('./CardPaper.tsx')).CardPaper)

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
