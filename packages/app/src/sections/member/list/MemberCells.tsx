import { formatDate, GlobalIcon, LockIcon, PartnerIcon, Phone } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { shortName } from '../../../domain/member/shortName.ts'
import type { MemberRow } from '../member.data.ts'

interface Of {
  member: MemberRow
}

/** Family and given name; what matters at the door as icons with their names. */
export function Name({ member }: Of) {
  const { t } = useTranslation('domain')
  const { fullname, is_global, is_external_user, read_only } = member
  const marks = [
    { is: is_global, Icon: GlobalIcon, label: t('global') },
    { is: is_external_user, Icon: PartnerIcon, label: t('external') },
    { is: read_only, Icon: LockIcon, label: t('readOnly') },
  ]
  return (
    <span title={fullname}>
      {shortName(fullname)}
      {marks
        .filter(({ is }) => is)
        .map(({ Icon, label }) => (
          <span key={label} title={label}>
            {' '}
            <Icon role="img" aria-label={label} size={14} />
          </span>
        ))}
    </span>
  )
}

/** Visits left; a membership without a number has no limit. */
export function VisitsLeft({ member }: Of) {
  const { t } = useTranslation('member')
  if (member.visits_left !== null) return member.visits_left
  return member.membership_status === 'active' ? t('noLimit') : null
}

/** On a phone: what a member has and until when, else the phone. */
export function PlanLine({ member }: Of) {
  const { t } = useTranslation('member')
  const { membership, end_date, phone } = member
  if (!membership) return <Phone phone={phone} />
  return end_date ? `${membership}, ${t('untilDay', { day: formatDate(end_date) })}` : membership
}
