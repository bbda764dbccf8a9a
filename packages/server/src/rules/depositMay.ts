import type { components } from '@zal/api/schema'
import type { Who } from '../core/context.ts'
import { allows } from '../core/permissions.ts'

type Deposit = components['schemas']['Deposit']

/** A line as `deposit_json` tells it. */
export type DepositRow = Omit<Deposit, 'may' | 'gym_customer'> & {
  /** A replenishment of this club, entered on this day of the club, of a member who is more than looked at. */
  changeable: boolean
  gym_customer: Deposit['gym_customer'] & { read_only: boolean }
}

/** With what whoever asks may do with the line and its member; nothing for one who is only looked at. */
export function withMay<Row extends DepositRow>(
  { changeable, gym_customer: { read_only, ...gym_customer }, ...line }: Row,
  { permissions }: Pick<Who, 'permissions'>,
) {
  const has = (...way: string[]) => !read_only && allows(permissions, ['deposit', ...way])
  return {
    ...line,
    gym_customer,
    may: {
      change: changeable && has('list', 'change'),
      add: has('register'),
      return: gym_customer.balance > 0 && has('list', 'return'),
    },
  }
}
