import styled from 'styled-components'
import { formatPhone } from '../../format/index.ts'
import { Link } from '../Link/index.ts'

export interface PhoneProps {
  /** '+998901234567' */
  phone: string
  /** Makes it a `tel:` link. */
  callable?: boolean
}

/** A phone number in the local format. */
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
