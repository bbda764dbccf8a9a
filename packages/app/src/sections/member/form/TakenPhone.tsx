import { Avatar, Banner, Inline, Link, Stack } from '@zal/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { MemberStateBadge } from '../../../domain/member/MemberStateBadge.tsx'
import { useApiQuery } from '../../../scaffold/query/index.ts'
import { addressOf, useRouteContext } from '../../../scaffold/routing/index.ts'
import type { MemberRow } from '../member.data.ts'

const whole = /^\+\d{12}$/

/** Existing member with the typed phone, searched while typing and shown under the field. */
export function TakenPhone({ phone }: { phone: string }) {
  const { id } = useParams()
  const query = useApiQuery(
    'member',
    '/management/member-search/',
    { query: { q: phone } },
    { enabled: whole.test(phone) },
  )
  const taken = query.data?.results.find((one) => one.phone === phone && one.id !== Number(id))
  return taken && whole.test(phone) ? <Taken member={taken} /> : null
}

function Taken({ member }: { member: MemberRow }) {
  const { t } = useTranslation('member')
  const { section } = useRouteContext()
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
          <MemberStateBadge state={member.state} />
        </Stack>
      </Inline>
    </Banner>
  )
}
