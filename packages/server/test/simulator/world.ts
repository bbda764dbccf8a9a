import { dayIn } from '../../src/core/db/businessDay.ts'
import type { Owner } from '../../src/node/migrate.ts'
import { noon, people, testServer, type Person, type TestServer } from '../../src/testing/index.ts'
import { gym } from '../gym.ts'
import { chanceOf, type Chance } from './chance.ts'
import { openBooks, type Books } from './books.ts'
import { proving } from './proving.ts'

/** Workers who act concurrently. */
export const workers = ['owner', 'director', 'manager', 'desk'] as const satisfies Person[]
export type Worker = (typeof workers)[number]

/** A plan on sale: a package, or a block of a class. */
export interface Plan {
  type: 1 | 2
  /** Id of the package or the class. */
  id: number
  /** Id of the block of the class. */
  time?: number
  price: number
  days: number
}

/** State of one simulated life; its books are the model, derived from confirmed writes only. */
export interface World {
  api: TestServer
  chance: Chance
  /** A separate club, so that its totals belong to this life alone. */
  club: number
  members: number[]
  plans: Plan[]
  books: Books
  /** Check-ins that were not reversed. */
  visits: number[]
  /** The last rows that were checked. */
  seen: { entry: number; audit: number }
  /** Calls as a worker in this club. */
  as: (worker: Worker) => ReturnType<TestServer['as']>
}

/** The day of the club, which begins five hours before that of UTC. */
export const todayOf = ({ api }: Pick<World, 'api'>) => dayIn('Asia/Tashkent', api.clock.now)

/**
 * A server whose sessions do not expire while days pass.
 *
 * @param plant SQL that plants a fault
 * @param fill gets the owner of the tables
 */
export async function simulatedServer(
  plant = '',
  fill: (owner: Owner) => void = () => {},
): Promise<TestServer> {
  const api = await testServer({
    fill: async (owner) => {
      await owner.exec(proving + plant)
      fill(owner)
    },
  })
  await Promise.all(
    [...workers, 'stranger' as const].map((principal) =>
      api.as(principal).get('/views/?noun=member'),
    ),
  )
  for (const merchant of [1, 2]) {
    await api.sql(
      merchant,
      `update session set idle_seconds = 2000000000, expires_at = '2090-01-01Z'`,
    )
  }
  return api
}

/** Creates a new club with a few members, packages and a class. */
export async function worldOf(api: TestServer, seed: number): Promise<World> {
  const chance = chanceOf(seed)
  api.clock.now = noon
  const club = await openClub(api, chance)
  const rows = gym(api, 1, club)
  const members = await rows.members(6)
  const shapes = [
    { price: 400_000, days: 30, slot: null, visits: null },
    { price: 250_000, days: 30, slot: null, visits: 2 },
    { price: 333_333, days: 90, slot: null, visits: 12 },
    { price: 50_000, days: 1, slot: 2, visits: null },
  ]
  const plans: Plan[] = []
  for (const shape of shapes) {
    plans.push({ type: 1, id: await rows.plan(shape), price: shape.price, days: shape.days })
  }
  const lessons = { price: 199_999, days: 14, slot: 2, visits: 6 }
  plans.push({ type: 2, ...(await rows.class(lessons)), price: lessons.price, days: lessons.days })
  const [seen] = await api.sql<World['seen']>(
    1,
    `select (select coalesce(max(id), 0) from ledger_entry) as entry, (select coalesce(max(id), 0) from audit_log) as audit`,
  )
  return {
    api,
    chance,
    club,
    members,
    plans,
    books: openBooks(members),
    visits: [],
    seen: seen ?? { entry: 0, audit: 0 },
    as: (worker) => api.as(worker, { club }),
  }
}

/** Most clubs work by shifts. Discounts need no second person, since each step acts alone. */
async function openClub(api: TestServer, chance: Chance): Promise<number> {
  const features = { shift: chance.percent(75) }
  const settings = { credit_limit: 500_000, discount_limit: 100, features }
  const [made] = await api.sql<{ id: number }>(
    1,
    `with made as (
       insert into club (merchant_id, name, address_line, zone, settings, created_at)
       select 1, 'Zal ' || count(*), 'Toshkent', 'Asia/Tashkent', $1, '2024-01-01Z' from club where merchant_id = 1 returning id
     ), staffed as (
       insert into staff_club (merchant_id, staff_id, club_id) select 1, s, made.id from made, unnest($2::bigint[]) s
     ) select id from made`,
    [JSON.stringify(settings), workers.map((worker) => people[worker].id)],
  )
  if (!made) throw new Error('No club was opened')
  return made.id
}
