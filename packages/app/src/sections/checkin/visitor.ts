import type { Checkin } from './checkin.data.ts'

/** The member of a check-in as every list names them; null for an anonymous one, which is one of type 3. */
export const visitorOf = ({ type, customer }: Pick<Checkin, 'type' | 'customer'>) =>
  type === 3 ? null : customer
