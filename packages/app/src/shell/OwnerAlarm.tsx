import { useSnackbar } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAsk } from '../scaffold/ask.ts'
import { useAddress } from '../scaffold/registry.tsx'
import { alarmsAtom, type Alarm } from './alarms.ts'

/** Shows the alerts one after another. */
export function OwnerAlarms() {
  const [first] = useAtomValue(alarmsAtom)
  return first && <OwnerAlarm key={`${first.kind} ${first.id}`} alarm={first} />
}

/**
 * Shows one alert as a snackbar with a link; the invoice number is fetched with the owner's
 * permissions.
 */
function OwnerAlarm({ alarm: { kind, id } }: { alarm: Alarm }) {
  const { t } = useTranslation('shell')
  const notify = useSnackbar()
  const navigate = useNavigate()
  const to = useAddress()
  const setAlarms = useSetAtom(alarmsAtom)
  const isDeposit = kind.startsWith('deposit_')
  const isPayment = !isDeposit && kind !== 'database_restart'
  const path = { path: { id } }
  const asked = useAsk([], '/management/payment/{id}/', path, { enabled: isPayment })
  const number = asked.data?.results.invoice_id
  const isKnown = !isPayment || number !== undefined || asked.error !== undefined
  const placeOf = () => {
    if (isDeposit) return to('deposit', 'list')
    const history = isPayment && to('payment', 'history')
    return history ? `${history}?q=${number}` : undefined
  }
  useEffect(
    function tell() {
      if (!isKnown) return
      setAlarms((alarms) => alarms.slice(1))
      if (isPayment && number === undefined) return
      const place = placeOf()
      notify({
        words: t(`alerts.${kind}`, { number: number ?? '' }),
        action: place
          ? { label: t('alerts.show'), onAction: () => void navigate(place) }
          : undefined,
      })
    },
    // Once per alert: other changes do not repeat it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [isKnown],
  )
  return null
}
