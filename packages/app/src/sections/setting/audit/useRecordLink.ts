import { useAddress } from '../../../scaffold/routing/index.ts'
import type { AuditEntry } from './audit.data.ts'

/** URL of the record of an entry; undefined where it has no screen, or the person may not go there. */
export function useRecordLink({ type, action, record, member }: AuditEntry): string | undefined {
  const to = useAddress()
  if (action.endsWith('.removed') || action.endsWith('.erased')) return undefined
  const open = (address: string | undefined, query: string) => address && `${address}?${query}`
  switch (type) {
    case 'payment':
      return open(to('payment', 'history'), `period=all&open=${record}`)
    case 'staff':
      return open(to('staff', 'list'), `open=${record}`)
    case 'club':
      return action === 'club.changed' ? to('setting', 'view') : to('club', 'edit', record)
    case 'device':
      return to('setting', 'devices')
    case 'package':
    case 'class':
    case 'room':
    case 'trainer':
      return to(type, 'edit', record)
    case 'shift':
      return to('finance', 'shift')
    default:
      return member ? to('member', 'profile', member.id) : undefined
  }
}
