import {
  moneyKind,
  percentKind,
  setting,
  switchKind,
  type SettingRowSpec,
} from '../../../scaffold/settings/index.ts'
import type { ClubPatch, ClubRecord } from './clubSettings.ts'
import { methodsKind, reasonsKind } from './listKinds.tsx'

type Row = SettingRowSpec<ClubRecord, ClubPatch>

const mayMoney = ({ allowed_actions: { money } }: ClubRecord) => money

/** Rules of money, for owners and directors; each one asks before it is put back. */
export const moneyRows: readonly Row[] = [
  {
    name: 'payment_methods',
    settings: [
      setting({
        name: 'payment_methods',
        kind: methodsKind,
        read: (record: ClubRecord) => record.payment_methods,
        patch: (payment_methods): ClubPatch => ({ payment_methods }),
        allowed: mayMoney,
        asks: true,
      }),
    ],
  },
  {
    name: 'credit_limit',
    settings: [
      setting({
        name: 'credit_limit',
        kind: moneyKind('setting:noLimit'),
        read: (record: ClubRecord) => record.credit_limit,
        patch: (credit_limit): ClubPatch => ({ credit_limit }),
        allowed: mayMoney,
        asks: true,
      }),
    ],
  },
  {
    name: 'approval_above',
    settings: [
      setting({
        name: 'approval_above',
        kind: moneyKind('setting:noApproval'),
        read: (record: ClubRecord) => record.approval_above,
        patch: (approval_above): ClubPatch => ({ approval_above }),
        allowed: ({ may }) => may.approval,
        asks: true,
      }),
    ],
  },
  {
    name: 'discount_limit',
    settings: [
      setting({
        name: 'discount_limit',
        kind: percentKind,
        read: (record: ClubRecord) => record.discount_limit,
        patch: (discount_limit): ClubPatch => ({ discount_limit }),
        allowed: mayMoney,
        asks: true,
      }),
    ],
  },
  {
    name: 'discount_reasons',
    settings: [
      setting({
        name: 'discount_reasons',
        kind: reasonsKind,
        read: (record: ClubRecord) => record.discount_reasons,
        patch: (discount_reasons): ClubPatch => ({ discount_reasons }),
        allowed: ({ allowed_actions }) => allowed_actions.change,
      }),
    ],
  },
  {
    name: 'deposit',
    settings: [
      setting({
        name: 'deposit',
        kind: switchKind,
        read: (record: ClubRecord) => record.features.deposit,
        patch: (deposit): ClubPatch => ({ features: { deposit } }),
        allowed: (record) => mayMoney(record) && record.edition === 'ERP',
        asks: true,
      }),
    ],
  },
  {
    name: 'shift',
    settings: [
      setting({
        name: 'shift',
        kind: switchKind,
        read: (record: ClubRecord) => record.features.shift,
        patch: (shift): ClubPatch => ({ shift }),
        allowed: ({ may, edition }) => may.shift && edition === 'ERP',
        asks: true,
      }),
    ],
  },
]
