import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { AskForLink } from './AskForLink.tsx'
import { LinkSent } from './LinkSent.tsx'
import { NewPassword } from './NewPassword.tsx'

/**
 * Password recovery: the email form, its confirmation and, with a token, the new password. The
 * token is in the URL fragment, which browsers do not send.
 */
export function Recovery() {
  const { hash } = useLocation()
  const [sentTo, setSentTo] = useState<string>()
  if (hash.length > 1) return <NewPassword key={hash} token={hash.slice(1)} />
  if (sentTo) return <LinkSent username={sentTo} />
  return <AskForLink onSent={setSentTo} />
}
