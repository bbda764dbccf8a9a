import type { TestServer } from '../src/testing/index.ts'
import type { Noun } from './calls.ts'
import { gym, saleOf, today } from './gym.ts'

/**
 * Creates one record of every noun that tests of versions or keys need, in the first club; returns their ids.
 */
export async function recordsOf(api: TestServer): Promise<Partial<Record<Noun, number>>> {
  const rows = gym(api)
  const owner = api.as('owner')
  const made = async (path: string, body: object) =>
    (await owner.post(path, body)).body.results.id as number
  const [member = 0, holder = 0] = await rows.members(2)
  const plan = await rows.plan()
  const sold = await owner.post('/management/payment/', saleOf(holder, plan))
  return {
    member,
    package: plan,
    payment: sold.body.results.id,
    membership: sold.body.results.subscription.id,
    room: await made('/management/room/', { name: 'Katta zal' }),
    class: await made('/management/class/', {
      name: 'Yoga',
      price: 400_000,
      days: 30,
      times: [{ start_time: '06:00', end_time: '07:00', week_days: [7] }],
    }),
    trainer: await made('/management/trainer/', {
      first_name: 'Aziz',
      last_name: 'Karimov',
      phone: '+998901112233',
      email: 'aziz@zal.demo',
      clubs: [1],
    }),
    note: await made('/customer/note/', { customer: member, text: 'Ertalab keladi' }),
    deposit: await made('/management/deposit-payments/', {
      gym_customer: member,
      amount: 1_000,
      payment_date: today,
      payment_types: [{ payment_method: 3, amount: 1_000 }],
    }),
    club: 1,
    staff: await made('/staffs/', {
      first_name: 'Malika',
      last_name: 'Karimova',
      phone: '+998901112244',
      email: 'malika@zal.demo',
      role: 'restricted_user',
      locations: [1],
    }),
    view: await made('/views/', {
      noun: 'member',
      name: 'Qarzdorlar',
      is_shared: false,
      state: { query: '', columns: { order: [], hidden: [], widths: [] }, density: 'compact' },
    }),
  }
}
