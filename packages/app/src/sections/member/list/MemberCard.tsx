import { Avatar, Card, FactList, Inline, Phone, StatusBadge } from '@zal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EndDate } from '../../../domain/member/EndDate.tsx'
import { memberTone } from '../../../domain/tones.ts'
import { Chance } from '../Chance.tsx'
import type { MemberRow } from '../member.data.ts'
import { MemberMarks } from '../MemberMarks.tsx'
import { Balance, Plan } from './MemberFacts.tsx'

/** A member as a list card that links to the profile. */
export function MemberCard({ member, actions }: { member: MemberRow; actions: ReactNode }) {
  const { t } = useTranslation(['member', 'domain'])
  return (
    <Card
      href={`/members/profile/${member.id}`}
      picture={<Avatar name={member.fullname} src={member.avatar?.url} />}
      title={member.fullname}
      subtitle={t(`options.gender.${member.gender}`)}
      badges={
        <Inline gap="tight" wrap>
          <StatusBadge tone={memberTone[member.status]}>
            {t(`domain:memberStatus.${member.status}`)}
          </StatusBadge>
          <MemberMarks member={member} />
        </Inline>
      }
      actions={actions}
      facts={
        <FactList
          facts={[
            { label: t('fields.phone'), value: <Phone phone={member.phone} /> },
            { label: t('fields.membership'), value: <Plan member={member} /> },
            {
              label: t('fields.end_date'),
              value: member.end_date && <EndDate day={member.end_date} {...member} />,
            },
            { label: t('fields.visits_left'), value: member.visits_left },
            ...(member.balance === null
              ? []
              : [{ label: t('fields.balance'), value: <Balance member={member} /> }]),
            {
              label: t('fields.prediction'),
              value: member.prediction && <Chance member={member} />,
            },
          ]}
        />
      }
      dimmed={member.status !== 'active'}
    />
  )
}
