import type { LiveMessage } from '@zal/api'
import { atom } from 'jotai'

/** What the owner is told of at once: a kind and an id, as live messages tell it. */
export interface Alarm {
  kind:
    | 'void'
    | 'refund'
    | 'discount'
    | 'backdating'
    | 'deposit_backdating'
    | 'deposit_less'
    | 'deposit_return'
  /** Of the payment, or of the deposit. */
  id: number
}

/** Those that have not been told yet, the first one first. */
export const alarmsAtom = atom<readonly Alarm[]>([])

const kinds: Record<string, Alarm['kind']> = {
  'void.created': 'void',
  'refund.created': 'refund',
  'discount.created': 'discount',
  'backdating.created': 'backdating',
  'deposit_backdating.created': 'deposit_backdating',
  'deposit_less.created': 'deposit_less',
  'deposit_return.created': 'deposit_return',
}

/** The alarm of which a message tells, if it does. */
export function alarmOf({ kind, id }: LiveMessage): Alarm | undefined {
  const known = kind === undefined ? undefined : kinds[kind]
  return known && id !== undefined ? { kind: known, id } : undefined
}
