import { Link, type LinkProps } from '@zal/ui'
import { useWays } from './useWays.ts'

interface MemberLinkProps extends Pick<LinkProps, 'tone'> {
  member: { id: number; fullname: string }
}

/** Name of a member, linked to the profile where the user may see it. */
export function MemberLink({ member, tone }: MemberLinkProps) {
  const address = useWays().profile(member)
  return address ? (
    <Link href={address} tone={tone}>
      {member.fullname}
    </Link>
  ) : (
    <span>{member.fullname}</span>
  )
}
