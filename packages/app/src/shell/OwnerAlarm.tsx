import { useSnackbar } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAsk } from '../scaffold/ask.ts'
import { useAddress } from '../scaffold/registry.tsx'
import { alarmsAtom, type Alarm } from './alarms.ts'

/** Says what has come, one after the other. */
export function OwnerAlarms() {
  const [first] = useAtomValue(alarmsAtom)
  return first && <OwnerAlarm key={`${first.kind} ${first.id}`} alarm={first} />
}

/** Says one alarm, with the number that is read by the owner's own rights, and the way to it. */
function OwnerAlarm({ alarm: { kind, id } }: { alarm: Alarm }) {
  const { t } = useTranslation('shell')
  const notify = useSnackbar()
  const navigate = useNavigate()
  const to = useAddress()
  const setAlarms = useSetAtom(alarmsAtom)
  const isDeposit = kind.startsWith('deposit_')
  const path = { path: { id } }
  const asked = useAsk([], '/management/payment/{id}/', path, { enabled: !isDeposit })
  const number = asked.data?.results.invoice_id
  const isKnown = isDeposit || number !== undefined || asked.error !== undefined
  useEffect(
    function tell() {
      if (!isKnown) return
      setAlarms((alarms) => alarms.slice(1))
      if (!isDeposit && number === undefined) return
      const href = isDeposit ? to('deposit', 'list') : to('payment', 'history')
      const place = href && (isDeposit ? href : `${href}?q=${number}`)
      notify({
        words: t(`alerts.${kind}`, { number: number ?? '' }),
        action: place
          ? { label: t('alerts.show'), onAction: () => void navigate(place) }
          : undefined,
      })
    },
    // Once for each alarm: whatever else changes meanwhile does not say it again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown],
  )
  return null
}
