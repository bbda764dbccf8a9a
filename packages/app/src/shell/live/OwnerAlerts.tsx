import { useSnackbar } from '@zal/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useApiQuery } from '../../scaffold/query/index.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import { ownerAlertsAtom, type OwnerAlert } from './ownerAlerts.ts'

/** Shows the alerts one after another. */
export function OwnerAlerts() {
  const [first] = useAtomValue(ownerAlertsAtom)
  return first && <OwnerAlarm key={`${first.kind} ${first.id}`} alarm={first} />
}

/** Alerts about no money. */
const others = new Set<string>(['database_restart', 'delivery_failed', 'job_failed', 'rights'])

/**
 * Shows one alert as a snackbar with a link; the invoice number is fetched with the owner's
 * permissions.
 */
function OwnerAlarm({ alarm: { kind, id } }: { alarm: OwnerAlert }) {
  const { t } = useTranslation('shell')
  const notify = useSnackbar()
  const navigate = useNavigate()
  const to = useAddress()
  const setAlarms = useSetAtom(ownerAlertsAtom)
  const isDeposit = kind.startsWith('deposit_')
  const isPayment = !isDeposit && !others.has(kind)
  const path = { path: { id } }
  const query = useApiQuery([], '/management/payment/{id}/', path, { enabled: isPayment })
  const number = query.data?.results.invoice_id
  const isKnown = !isPayment || number !== undefined || query.error !== undefined
  const placeOf = () => {
    if (isDeposit) return to('deposit', 'list')
    if (kind === 'rights') return to('staff', 'rights', id)
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
