import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { RequestResetLink } from './RequestResetLink.tsx'
import { ResetLinkSent } from './ResetLinkSent.tsx'
import { NewPassword } from './NewPassword.tsx'

/**
 * Password recovery: the email form, its confirmation and, with a token, the new password. The
 * token is in the URL fragment, which browsers do not send.
 */
export function Recovery() {
  const { hash } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  if (hash.length > 1) return <NewPassword key={hash} token={hash.slice(1)} />
  if (sentTo) return <ResetLinkSent username={sentTo} />
  return <RequestResetLink onSent={setSentTo} />
}
