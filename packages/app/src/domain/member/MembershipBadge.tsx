import { FreezeIcon, StatusBadge } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import type { ResultsOf } from '../../scaffold/api/index.ts'
import { membershipTone } from '../tones.ts'

type Status = ResultsOf<'/customer/{id}/membership-list/', 'get'>[number]['status']

/** Badge of a membership's status; ended ones are dimmed. */
export function MembershipBadge({ status }: { status: Status }) {
  const { t } = useTranslation('domain')
  const tone = membershipTone[status]
  return (
    <StatusBadge
      tone={tone}
      dimmed={tone === 'neutral'}
      icon={status === 'freeze' ? FreezeIcon : undefined}
    >
      {t(`membershipStatus.${status}`)}
    </StatusBadge>
  )
}
