import { Avatar, Banner, Inline, Link, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { MembershipBadge } from '../../gym/MembershipBadge.tsx'
import { useAsk } from '../../scaffold/ask.ts'
import type { UnderProps } from '../../scaffold/form.types.ts'
import { usePlace } from '../../scaffold/place.tsx'
import { addressOf } from '../../scaffold/section.ts'
import type { MemberRow } from './member.data.ts'

const whole = /^\+\d{12}$/

/** Existing member with the typed phone, searched while typing and shown under the field. */
export function TakenPhone({ values, id }: UnderProps<{ phone: string }>) {
  const { phone } = values
  const asked = useAsk(
    'member',
    '/management/member-search/',
    { query: { q: phone } },
    { enabled: whole.test(phone) },
  )
  const taken = asked.data?.results.find((one) => one.phone === phone && one.id !== id)
  return taken && whole.test(phone) ? <Taken member={taken} /> : null
}

function Taken({ member }: { member: MemberRow }) {
  const { t } = useTranslation('member')
  const { section } = usePlace()
  return (
    <Banner
      tone="warning"
      title={t('taken.title')}
      action={
        <Link href={addressOf(section, 'profile', member.id)}>
          {t('taken.open', { name: member.fullname })}
        </Link>
      }
    >
      <Inline>
        <Avatar name={member.fullname} src={member.avatar?.url} />
        <Stack gap="tight">
          <span>{member.fullname}</span>
          {member.membership_status && <MembershipBadge status={member.membership_status} />}
        </Stack>
      </Inline>
    </Banner>
  )
}
