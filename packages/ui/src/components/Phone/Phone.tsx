import styled from 'styled-components'
import { formatPhone } from '../../format/index.ts'
import { Link } from '../Link/index.ts'

export interface PhoneProps {
  /** '+998901234567' */
  phone: string
  /** Calls on press. */
  callable?: boolean
}

/** A phone as people here write it. */
export function Phone({ phone, callable }: PhoneProps) {
  return callable ? (
    <Unbroken as={Link} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </Unbroken>
  ) : (
    <Unbroken>{formatPhone(phone)}</Unbroken>
  )
}

const Unbroken = styled.span<{ href?: string }>`
  white-space: nowrap;
`
