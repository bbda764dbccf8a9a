import { ButtonLink, Card, DateText, Inline, SkeletonText, Stack, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../../../scaffold/feedback/index.ts'
import { selectResults } from '../../../scaffold/query/index.ts'
import { useAddress } from '../../../scaffold/routing/index.ts'
import { useSettings } from '../../../scaffold/session/index.ts'
import { useShift } from './desk.data.ts'

/** The cash shift of the club, where it uses shifts; no sums. */
export function ShiftCard() {
  const { t } = useTranslation('dashboard')
  const href = useAddress()('finance', 'shift')
  const { zone } = useSettings()
  const query = useShift()
  if (query.data && !query.data.results.is_on) return null
  return (
    <Card title={t('desk.shift.title')}>
      <Boundary query={selectResults(query)} skeleton={<SkeletonText lines={2} />}>
        {({ shift: open }) => (
          <Inline align="between">
            <Stack gap="tight">
              <span>
                <StatusBadge tone={open ? 'success' : 'neutral'}>
                  {t(open ? 'desk.shift.open' : 'desk.shift.closed')}
                </StatusBadge>
              </span>
              {open && (
                <small>
                  <DateText at={open.opened_at} zone={zone} timeOnly />
                  {`, ${open.opened_by}`}
                </small>
              )}
            </Stack>
            {href && (
              <ButtonLink tone="outline" size="sm" href={href}>
                {t(open ? 'desk.shift.see' : 'desk.shift.begin')}
              </ButtonLink>
            )}
          </Inline>
        )}
      </Boundary>
    </Card>
  )
}
