import { useDomainLinks } from '../useDomainLinks.ts'
import { useAddress } from '../../scaffold/routing/index.ts'
import type { Alert } from './alerts.ts'

/** Returns a function for the URL of the first action of a row; undefined where it has a dialog or leads nowhere. */
export function useAlertLinks() {
  const to = useAddress()
  const ways = useDomainLinks()

  const recordOf = ({ record, member, facts }: Alert): string | undefined => {
    const { type, id, name } = record
    const opened = (address: string | undefined, query = '') =>
      address && `${address}?${query}open=${id}`
    if (type === 'payment')
      return opened(to('payment', 'history'), `q=${encodeURIComponent(name)}&period=all&`)
    if (type === 'deposit') return opened(to('deposit', 'list'), 'period=all&')
    if (type === 'device') return opened(to('setting', 'devices'))
    if (type === 'staff')
      return facts.alarm ? to('staff', 'rights', id) : opened(to('staff', 'list'))
    return ways.profile(member)
  }

  return (row: Alert): string | undefined => {
    const { record, member, amount, facts } = row
    switch (row.actions[0]) {
      case 'renew':
        return member ? ways.sale(member) : undefined
      case 'take_payment':
        return member ? ways.deposit({ ...member, balance: -(amount ?? 0) }) : undefined
      case 'close':
        return to('finance', 'close', record.id)
      case 'assign': {
        const address = to('class', 'edit', record.id)
        return address && `${address}/${facts.block ?? 0}`
      }
      case 'review':
        return recordOf(row)
      default:
        return undefined
    }
  }
}
