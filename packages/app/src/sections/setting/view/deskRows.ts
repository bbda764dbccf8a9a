import {
  choiceKind,
  numberKind,
  phoneKind,
  setting,
  switchKind,
  type SettingRowSpec,
} from '../../../scaffold/settings/index.ts'
import type { ClubPatch, ClubRecord } from './clubSettings.ts'
import { footerKind } from './listKinds.tsx'

type Row = SettingRowSpec<ClubRecord, ClubPatch>

const mayChange = ({ allowed_actions: { change } }: ClubRecord) => change

export const supportPhone: Row = {
  name: 'support_phone',
  settings: [
    setting({
      name: 'support_phone',
      kind: phoneKind,
      read: (record: ClubRecord) => record.support_phone ?? '',
      patch: (support_phone): ClubPatch => ({ support_phone }),
      allowed: mayChange,
    }),
  ],
}

/** Rules of the check-in. */
export const checkinRows: readonly Row[] = [
  { name: 'tolerance', settings: [minutes('tolerance_minutes', 0, 60)] },
  {
    name: 'warn',
    settings: [
      setting({
        name: 'warn_days',
        kind: numberKind({ min: 0, max: 14, unit: 'days' }),
        read: (record: ClubRecord) => record.checkin.warn_days,
        patch: (warn_days): ClubPatch => ({ checkin: { warn_days } }),
        allowed: mayChange,
      }),
      setting({
        name: 'warn_visits',
        kind: numberKind({ min: 0, max: 5, unit: 'visits' }),
        read: (record: ClubRecord) => record.checkin.warn_visits,
        patch: (warn_visits): ClubPatch => ({ checkin: { warn_visits } }),
        allowed: mayChange,
      }),
    ],
  },
  { name: 'inside', settings: [minutes('inside_minutes', 30, 300)] },
  {
    name: 'devices',
    settings: [
      setting({
        name: 'device_policy',
        kind: choiceKind(['inform', 'wait'], 'setting:options.device_policy'),
        read: (record: ClubRecord) => record.device_policy,
        patch: (device_policy): ClubPatch => ({ device_policy }),
        allowed: mayChange,
      }),
    ],
  },
]

/** Settings of printed receipts. */
export const receiptRows: readonly Row[] = [
  {
    name: 'width',
    settings: [
      setting({
        name: 'receipt_width',
        kind: choiceKind([58, 80], 'setting:options.receipt_width'),
        read: (record: ClubRecord) => record.receipt.width,
        patch: (width): ClubPatch => ({ receipt: { width } }),
        allowed: mayChange,
      }),
    ],
  },
  {
    name: 'footer',
    settings: [
      setting({
        name: 'receipt_footer',
        kind: footerKind,
        read: (record: ClubRecord) => record.receipt.footer,
        patch: (footer): ClubPatch => ({ receipt: { footer } }),
        allowed: mayChange,
      }),
    ],
  },
  {
    name: 'link',
    settings: [
      setting({
        name: 'receipt_link',
        kind: switchKind,
        read: (record: ClubRecord) => record.receipt.public_link,
        patch: (public_link): ClubPatch => ({ receipt: { public_link } }),
        allowed: mayChange,
      }),
    ],
  },
]

function minutes(name: 'tolerance_minutes' | 'inside_minutes', min: number, max: number) {
  return setting({
    name,
    kind: numberKind({ min, max, unit: 'minutes' }),
    read: (record: ClubRecord) => record.checkin[name],
    patch: (value: number): ClubPatch => ({ checkin: { [name]: value } }),
    allowed: mayChange,
  })
}
