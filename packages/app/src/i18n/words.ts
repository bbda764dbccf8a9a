import type alert from '../../../../locales/en/alert.json'
import type audit from '../../../../locales/en/audit.json'
import type checkin from '../../../../locales/en/checkin.json'
import type classes from '../../../../locales/en/class.json'
import type club from '../../../../locales/en/club.json'
import type common from '../../../../locales/en/common.json'
import type dashboard from '../../../../locales/en/dashboard.json'
import type deposits from '../../../../locales/en/deposit.json'
import type device from '../../../../locales/en/device.json'
import type documents from '../../../../locales/en/document.json'
import type domain from '../../../../locales/en/domain.json'
import type errors from '../../../../locales/en/errors.json'
import type finance from '../../../../locales/en/finance.json'
import type help from '../../../../locales/en/help.json'
import type history from '../../../../locales/en/history.json'
import type imports from '../../../../locales/en/import.json'
import type member from '../../../../locales/en/member.json'
import type menu from '../../../../locales/en/menu.json'
import type notification from '../../../../locales/en/notification.json'
import type note from '../../../../locales/en/note.json'
import type packages from '../../../../locales/en/package.json'
import type payment from '../../../../locales/en/payment.json'
import type profile from '../../../../locales/en/profile.json'
import type receipt from '../../../../locales/en/receipt.json'
import type room from '../../../../locales/en/room.json'
import type session from '../../../../locales/en/session.json'
import type setting from '../../../../locales/en/setting.json'
import type shift from '../../../../locales/en/shift.json'
import type shell from '../../../../locales/en/shell.json'
import type staff from '../../../../locales/en/staff.json'
import type trainer from '../../../../locales/en/trainer.json'

/** Translations of each noun with screens; a new section adds its line. */
export interface SectionWords {
  alert: typeof alert
  audit: typeof audit
  checkin: typeof checkin
  class: typeof classes
  club: typeof club
  dashboard: typeof dashboard
  deposit: typeof deposits
  device: typeof device
  finance: typeof finance
  member: typeof member
  notification: typeof notification
  package: typeof packages
  payment: typeof payment
  profile: typeof profile
  room: typeof room
  setting: typeof setting
  shift: typeof shift
  staff: typeof staff
  trainer: typeof trainer
}

/**
 * All translations by namespace. English defines the keys; `npm run check` compares the other
 * languages with it.
 */
export interface Words extends SectionWords {
  common: typeof common
  errors: typeof errors
  document: typeof documents
  domain: typeof domain
  help: typeof help
  history: typeof history
  import: typeof imports
  menu: typeof menu
  note: typeof note
  receipt: typeof receipt
  session: typeof session
  shell: typeof shell
}

export type Noun = keyof SectionWords & string
export type Language = 'uz' | 'ru' | 'en'
export const languages: readonly Language[] = ['uz', 'ru', 'en']

/** A field of the noun that has a label. */
export type LabelOf<N extends Noun> = Words[N] extends { fields: infer Fields }
  ? keyof Fields & string
  : never

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
  }
}
