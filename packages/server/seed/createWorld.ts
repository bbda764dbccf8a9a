import { dayOf, type Moment } from './days.ts'
import type { MerchantText } from './merchants.ts'
import { planOf } from './plans/plans.ts'
import { classesOf } from './plans/timetable.ts'
import type { Ids } from './records.ts'
import type { Club, Worker, World } from './world.ts'

export interface WorldOptions {
  /** The club's day, YYYY-MM-DD. */
  today: string
  /** Latest moment of any row. */
  now: Date
  /** Length of the history in months, 2 or more. @default 24 */
  months?: number
  /** A sample gym that joins the clubs of an existing merchant. @default false */
  isSample?: boolean
}

/** The clubs, staff, packages and classes of a merchant with ids, without members yet. */
export function createWorld(text: MerchantText, options: WorldOptions, ids: Ids): World {
  const today = dayOf(options.today)
  const opened = today - Math.round(Math.max(2, options.months ?? 24) * 30.4)
  const staff = text.staff.map((worker, i): Worker => ({
    ...worker,
    id: ids.staff++,
    phone: staffPhone(text, i),
  }))
  const clubs = text.clubs.map((club, index): Club => {
    const rooms = club.rooms.map((name) => ({ id: ids.room++, name }))
    const workers = staff.filter((worker) => worker.clubs.includes(index))
    const trainers = workers.filter((worker) => worker.role === 'trainer')
    const days = today - opened + 800
    const plans = text.plans
      .filter((plan) => index === 0 || !plan.isGlobal)
      .map((plan) => planOf(plan, ids.package++, rooms, trainers, days))
    return {
      id: ids.club++,
      name: club.name,
      address_line: club.address_line,
      phone: club.phone,
      city: club.city,
      county: club.county,
      postal_code: club.postal_code,
      latitude: club.latitude,
      longitude: club.longitude,
      hours: club.hours,
      rooms,
      plans,
      classes: classesOf(text.classes[index] ?? [], ids, { rooms, trainers, days }),
      staff: workers,
    }
  })
  return {
    merchant: ids.merchant++,
    isSample: options.isSample ?? false,
    country: text.country,
    currency: text.currency,
    zone: text.zone,
    today,
    now: Math.floor(options.now.getTime() / 1000) as Moment,
    opened,
    clubs,
    staff,
    members: [],
    sales: [],
    deposits: [],
    once: [],
    visits: { at: [], sale: [], club: [], worker: [], amount: [], reverses: [] },
  }
}

function staffPhone(text: MerchantText, index: number): string {
  return `${text.prefix}${text.operators[index % text.operators.length] ?? ''}${String(4_410_137 + index * 7919)}`
}
