import { people } from '../../packages/server/seed/people/people.ts'
import { signIn, type Desk } from './browser.ts'
import { followRequests } from './followRequests.ts'
import type { Zal } from './server.ts'
import { memberWith } from './steps.ts'

/** Record ids for the URLs of screens. */
export interface Places {
  member: number
  deposit: number
  waiting: number
  payment: number
  trainer: number
  /** An employee of the front desk. */
  employee: number
}

/** A known member, the latest deposit, payment and trainer, and a pending online payment. */
export async function placesIn(zal: Zal): Promise<Places> {
  const member = await memberWith(zal, people.gulomova.phone)
  const [line] = await zal.rows<{ id: number }>(
    `select max(id)::int as id from ledger_transaction where kind = 'deposit' and club_id = 1`,
  )
  const [online] = await zal.rows<{ id: number }>(
    `insert into online_payment (merchant_id, id, club_id, method, amount, total, kind, sale, seller, name, member_id, staff_id,
                                 created_at, expires_at)
     select c.merchant_id, nextval('payment_id_seq'), c.id, 6, 300000, 450000, 1,
            '{"payments": [{"payment_method": 6, "amount": 300000}, {"payment_method": 3, "amount": 150000}]}',
            '{}', '12 tashrif', $1, s.id, now(), now() + interval '1 hour'
       from club c join staff s on s.merchant_id = c.merchant_id and s.role = 'owner'
      where c.id = 1 limit 1 returning id::int`,
    [member],
  )
  const [last] = await zal.rows<{ payment: number; trainer: number; employee: number }>(
    `select (select max(id)::int from payment where club_id = 1) as payment,
            (select min(id)::int from staff where role = 'trainer' and merchant_id = 1) as trainer,
            (select min(id)::int from staff where role = 'restricted_user' and merchant_id = 1) as employee`,
  )
  return {
    member,
    deposit: line?.id ?? 0,
    waiting: online?.id ?? 0,
    payment: last?.payment ?? 0,
    trainer: last?.trainer ?? 0,
    employee: last?.employee ?? 0,
  }
}

const outside = ['/sign-in', '/recovery', '/register']
export const inside = ({ member, deposit, waiting, payment, trainer, employee }: Places) => [
  ...['today', 'members', 'sales', 'forecast'].map((tab) => `/dashboard/${tab}`),
  '/alerts/list',
  '/notifications/list',
  `/checkIn/register?memberId=${member}`,
  '/checkIn/group?subscription=1&id=1',
  '/checkIn/list',
  '/members/list',
  '/members/register',
  '/members/import',
  '/members/bin',
  `/members/edit/${member}`,
  ...['plans', 'payments', 'attendance', 'deposit', 'notes', 'documents', 'log'].map(
    (tab) => `/members/profile/${member}?tab=${tab}`,
  ),
  '/payment/history',
  `/payment/register?customerId=${member}&customerFullName=Gulomova`,
  `/payment/waiting/${waiting}`,
  `/payment/refund/register/${payment}`,
  `/payment/edit/${payment}`,
  '/deposit/list',
  `/deposit/register?memberId=${member}&fullname=Gulomova&balance=-150000`,
  '/deposit/debtors',
  `/deposit/return?memberId=${member}&fullname=Gulomova`,
  `/deposit/edit/${deposit}`,
  '/packages/list',
  '/packages/register',
  '/packages/edit/1',
  '/classes/list',
  '/classes/register',
  '/classes/edit/1',
  '/classes/edit/1/0',
  '/trainers/list',
  '/trainers/register',
  `/trainers/edit/${trainer}`,
  ...['overview', 'trainees', 'sessions'].map((tab) => `/trainers/profile/${trainer}?tab=${tab}`),
  '/staff/list',
  '/staff/register',
  `/staff/edit/${employee}`,
  `/staff/rights/${employee}`,
  '/room/list',
  '/room/register',
  '/room/edit/1',
  '/finance/shift',
  '/finance/ledger',
  '/finance/closing',
  '/club/list',
  '/club/register',
  '/club/edit/1',
  '/settings/view',
  '/settings/profile',
  '/settings/devices',
  '/settings/audit',
  '/404',
]

/**
 * Opens every screen, first those for signed-out users, then as the owner of the first club; `look`
 * returns the problems, and waits with its argument until every request has been answered.
 *
 * @param isWanted selects URLs; all by default
 */
export async function visit(
  desk: Desk,
  places: Places,
  look: (allShown: () => Promise<void>) => Promise<unknown[]>,
  isWanted: (place: string) => boolean = () => true,
) {
  const wrong: Record<string, unknown[]> = {}
  const allShown = followRequests(desk.page)
  const see = async (place: string) => {
    await desk.page.goto(place)
    await desk.page.locator('main h1').first().waitFor()
    await allShown()
    const found = await look(allShown)
    for (const words of ['boundary.missing', 'boundary.failed', 'boundary.forbidden']) {
      const text = desk.say(`common:${words}`)
      if ((await desk.page.getByText(text, { exact: true }).count()) > 0) found.push(text)
    }
    if (found.length > 0) wrong[place] = found
  }
  for (const place of outside.filter(isWanted)) await see(place)
  await signIn(desk, 'owner', '/room/list?location=1')
  for (const place of inside(places).filter(isWanted)) await see(place)
  return wrong
}
