import { Link, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { RequestCard } from '../../../domain/device/RequestCard.tsx'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useCan } from '../../../scaffold/session/index.ts'

/** Cards shown at once. */
const most = 3

/** Devices that wait for a decision of this person, the oldest first. */
export function Requests() {
  const { t } = useTranslation('device')
  const can = useCan()
  const list = useAddress()('setting', 'devices')
  const query = useApiQuery(
    ['device', 'staff'],
    '/device/verification-requests/',
    {},
    { enabled: can('setting', 'devices') },
  )
  const waiting = (query.data?.results ?? []).toReversed()
  if (waiting.length === 0) return null
  const more = waiting.length - most
  return (
    <Stack gap="tight">
      {waiting.slice(0, most).map((device) => (
        <RequestCard key={device.id} device={device} />
      ))}
      {more > 0 && (
        <Link href={`${list}?status=pending`}>{t('request.more', { count: more })}</Link>
      )}
    </Stack>
  )
}
