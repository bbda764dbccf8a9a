import { Button, FreezeIcon, Inline } from '@zal/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { UnfreezeDialog } from '../../../domain/member/UnfreezeDialog.tsx'
import { usePrefetchFreeze } from '../../../domain/member/useFreeze.ts'
import { singleKeysAtom, useScreenKey } from '../../../scaffold/platform/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { FreezeDialog } from './FreezeDialog.tsx'
import type { Membership } from '../member.data.ts'

interface FreezeActionsProps {
  plan: Membership
  /** Registers the shortcut F: for the first plan on the page that can be frozen or unfrozen. */
  keyed: boolean
  /** The head of the profile already offers to end this freeze. */
  isEndedAbove: boolean
}

/** Actions on a package: freeze it, or end, cancel or change its freeze. */
export function FreezeActions({ plan, keyed, isEndedAbove }: FreezeActionsProps) {
  const { t } = useTranslation('domain')
  const { today } = useSettings()
  const single = useAtomValue(singleKeysAtom)
  const [open, setOpen] = useState<'freeze' | 'end'>()
  const close = () => setOpen(undefined)
  const { freeze_start_date: start } = plan
  const way = start ? 'end' : 'freeze'
  const label = t(start ? (start <= today ? 'freeze.unfreeze' : 'freeze.callOff') : 'freeze.action')
  usePrefetchFreeze(plan.id, keyed)
  useScreenKey(
    keyed && { id: 'freeze', letter: 'F', label, icon: FreezeIcon, run: () => setOpen(way) },
  )
  return (
    <>
      <Inline wrap gap="tight">
        {!isEndedAbove && (
          <Button
            size="sm"
            tone={start ? 'soft' : 'outline'}
            icon={FreezeIcon}
            keys={keyed && single ? 'F' : undefined}
            onClick={() => setOpen(way)}
          >
            {label}
          </Button>
        )}
        {start && (
          <Button size="sm" tone="ghost" onClick={() => setOpen('freeze')}>
            {t('freeze.move')}
          </Button>
        )}
      </Inline>
      {open === 'freeze' && <FreezeDialog plan={plan} close={close} />}
      {open === 'end' && <UnfreezeDialog membership={plan.id} close={close} />}
    </>
  )
}
