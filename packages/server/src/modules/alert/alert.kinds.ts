import type { components } from '@zal/api/schema'
import { allows } from '../../core/auth/permissions.ts'
import type { Principal } from '../../core/operation/context.ts'

export type AlertKind = components['schemas']['AlertKind']
export type Alert = components['schemas']['Alert']

/** Kinds in the order of their numbers, which are part of the ids of rows: a new kind comes last. */
export const alertKinds = [
  'expiring',
  'expired',
  'debt',
  'birthday',
  'unfreeze',
  'risk',
  'device',
  'shift',
  'class_without_trainer',
  'delivery',
  'alarm',
] as const satisfies readonly AlertKind[]

/** A row id is the id of its record, followed by four bits for the kind. */
const KINDS = 16

export const rowIdOf = (kind: AlertKind, record: number) =>
  record * KINDS + alertKinds.indexOf(kind)

/** The kind and the record of a row id; undefined where no kind has that number. */
export function recordOf(row: number): { kind: AlertKind; record: number } | undefined {
  const kind = alertKinds[row % KINDS]
  return kind && { kind, record: Math.floor(row / KINDS) }
}

/** Permission with which a kind is visible: that of the screen on which its cause is repaired. */
const permissions: Record<AlertKind, readonly string[]> = {
  expiring: ['member', 'list'],
  expired: ['member', 'list'],
  debt: ['deposit', 'list'],
  birthday: ['member', 'list'],
  unfreeze: ['member', 'list'],
  risk: ['member', 'list'],
  device: ['setting', 'devices'],
  shift: ['finance', 'shift', 'register'],
  class_without_trainer: ['class', 'list', 'change'],
  delivery: ['setting', 'view', 'health'],
  alarm: ['setting', 'view'],
}

/** The kinds that a person may see; alarms are for the owner alone. */
export const kindsOf = ({ role, permissions: tree }: Principal): AlertKind[] =>
  alertKinds.filter(
    (kind) => allows(tree, permissions[kind]) && (kind !== 'alarm' || role === 'owner'),
  )

/** Whether a person sees sums of the club, as on the dashboard. */
export const seesSums = ({ permissions: tree }: Principal) =>
  allows(tree, ['dashboard', 'today', 'sales'])

/** Actions of a person on a row, the most useful first. */
export function actionsOn(
  { permissions: tree }: Principal,
  { kind, member }: Pick<Alert, 'kind' | 'member'>,
): Alert['actions'] {
  const may = (...way: string[]) => allows(tree, way) && member?.read_only !== true
  if (kind === 'expiring' || kind === 'expired')
    return may('payment', 'register') ? ['renew'] : ['review']
  if (kind === 'debt') return may('deposit', 'register') ? ['take_payment'] : ['review']
  if (kind === 'unfreeze') return may('member', 'list', 'change') ? ['unfreeze'] : ['review']
  if (kind === 'shift') return ['close']
  if (kind === 'class_without_trainer') return ['assign']
  return ['review']
}
