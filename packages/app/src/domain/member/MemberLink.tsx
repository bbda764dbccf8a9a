import { Link, type LinkProps } from '@zal/ui'
import { useDomainLinks } from '../useDomainLinks.ts'
import { ShortName } from './ShortName.tsx'

interface MemberLinkProps extends Pick<LinkProps, 'tone'> {
  member: { id: number; fullname: string }
  /** Id of the club in which the profile opens. @default that of the tab */
  club?: number
}

/** Name of a member in a row or card, linked to the profile where the user may see it. */
export function MemberLink({ member, club, tone }: MemberLinkProps) {
  const address = useDomainLinks().profile(member, club)
  return address ? (
    <Link href={address} tone={tone}>
      <ShortName fullname={member.fullname} />
    </Link>
  ) : (
    <ShortName fullname={member.fullname} />
  )
}
