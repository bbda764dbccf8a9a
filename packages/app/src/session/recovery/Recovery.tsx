import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RequestResetLink } from './RequestResetLink.tsx'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { NewPassword } from './NewPassword.tsx'

/**
 * A forgotten password: the e-mail, the letter, and, by the link of the letter, a new password. The
 * link has its token behind `#`, which browsers send to nobody.
 */
export function Recovery() {
  const { hash } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  if (hash.length > 1) return <NewPassword key={hash} token={hash.slice(1)} />
  if (sentTo) return <ResetLinkSent username={sentTo} />
  return <RequestResetLink onSent={setSentTo} />
}
