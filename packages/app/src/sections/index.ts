import type { Section } from '../scaffold/routing/index.ts'
import alert from './alert/alert.section.ts'
import checkin from './checkin/checkin.section.ts'
import classes from './class/class.section.ts'
import club from './club/club.section.ts'
import dashboard from './dashboard/dashboard.section.ts'
import deposit from './deposit/deposit.section.ts'
import finance from './finance/finance.section.ts'
import member from './member/member.section.ts'
import notification from './notification/notification.section.ts'
import packages from './package/package.section.ts'
import payment from './payment/payment.section.ts'
import room from './room/room.section.ts'
import setting from './setting/setting.section.ts'
import staff from './staff/staff.section.ts'
import trainer from './trainer/trainer.section.ts'

/** All sections, in the order of the menu. */
export const sections: readonly Section[] = [
  dashboard,
  checkin,
  alert,
  member,
  payment,
  deposit,
  packages,
  classes,
  trainer,
  staff,
  room,
  finance,
  club,
  notification,
  setting,
]
