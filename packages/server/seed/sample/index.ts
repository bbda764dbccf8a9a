import { sql } from 'kysely'
import type { Db } from '../../src/core/operation/context.ts'
import { keepPredictions } from '../../src/queries/storedPrediction.ts'
import { createWorld } from '../createWorld.ts'
import { memberFacts } from '../facts.ts'
import { tellClasses } from '../money/classSales.ts'
import { tellDeposits } from '../money/deposits.ts'
import { writeMoney } from '../money/ledger.ts'
import { settle } from '../money/money.ts'
import { tellOnce } from '../money/once.ts'
import { tellReversals } from '../money/reversals.ts'
import { castMembers } from '../people/cast.ts'
import { tellFreezes } from '../people/freezes.ts'
import { tellNotes, writeNotes } from '../people/notes.ts'
import { writeVisits } from '../people/visits.ts'
import { writePlaces } from '../plans/places.ts'
import { writeTimetable } from '../plans/timetable.ts'
import { createRandom, some } from '../random.ts'
import { writeMembers, writeMemberships, type Ids, type Target } from '../records.ts'
import { tellStory } from '../story.ts'
import type { World } from '../world.ts'
import { sampleMerchant, type SampleGym } from './merchantText.ts'

export interface SampleOptions extends SampleGym {
  merchant: number
  /** The club's day, YYYY-MM-DD; everything is dated relative to it. */
  today: string
  /** Latest moment of any row. */
  now: Date
  /** Seed of the random stream. */
  seed: number
}

const MEMBERS = 120
/** Length of the history in months, the shortest that the generator has stories for. */
const MONTHS = 2

/**
 * Adds a sample gym to the merchant of the transaction, with the generator of the demo, and returns its id. The caller has
 * made sure that there is none yet, and gives it to its people.
 */
export async function seedSample(db: Db, options: SampleOptions): Promise<number> {
  const ids: Ids = {
    ...none,
    merchant: options.merchant,
    ...(await takeIds(db, { club: 1, staff: 10, room: 5, package: 20, class: 5, classTime: 10 })),
  }
  const random = createRandom(options.seed)
  const text = sampleMerchant(options, ids.club, random)
  const world = createWorld(text, { ...options, months: MONTHS, isSample: true }, ids)
  const roles = castMembers(world, text, random, MEMBERS)
  world.members = roles.map(({ member }) => member)
  for (const role of roles) tellStory(world, random, role)
  tellFreezes(world)
  settle(world, text, random, roles)
  tellClasses(world, text)
  tellReversals(world)
  tellDeposits(world, text)
  tellOnce(world, text)
  const notes = tellNotes(world)
  const taken = await takeIds(db, { ...atMost(world), note: notes.length })
  const target: Target = { db, world, text, ids: { ...ids, ...taken }, onRows() {} }
  await writePlaces(target, null)
  await writeTimetable(target)
  const facts = memberFacts(world, text, random)
  await writeMembers(target, (member) => ({
    ...facts(member),
    app: null,
    phone2: null,
    isExternal: false,
    isReadOnly: false,
  }))
  await writeNotes(target, notes)
  const sales = world.sales.toSorted((one, other) => one.at - other.at)
  await writeMemberships(target, sales)
  await writeMoney(target, sales)
  await writeVisits(target)
  const { id } = some(world.clubs[0])
  await sql`
    update club_counter set invoice_no = ${sales.length + world.once.length}
     where merchant_id = ${options.merchant} and club_id = ${id}`.execute(db)
  await keepPredictions(
    db,
    world.members.map((member) => member.id),
    options.today,
  )
  return id
}

/** The most rows that the world becomes in each table. */
function atMost({ members, sales, once, deposits, visits }: World) {
  const payments = sales.length + once.length
  const transactions = 2 * payments + deposits.length
  return {
    member: members.length,
    membership: sales.length,
    freeze: sales.reduce((sum, { freezes }) => sum + freezes.length, 0),
    visit: visits.at.length,
    payment: payments,
    part: 4 * payments,
    transaction: transactions,
    entry: 8 * transactions,
    reversal: payments,
  }
}

const tables: Record<string, string> = {
  classTime: 'class_time',
  freeze: 'membership_freeze',
  part: 'payment_part',
  transaction: 'ledger_transaction',
  entry: 'ledger_entry',
  reversal: 'payment_reversal',
}

/** Takes ids from the sequences, for each name as many in a row; returns the first of each. */
async function takeIds(db: Db, counts: Partial<Ids>): Promise<Partial<Ids>> {
  const first: Partial<Record<string, number>> = {}
  for (const [name, count] of Object.entries(counts)) first[name] = await take(name, count)
  return first

  /** Others may take ids meanwhile; those that are not in a row are left out for good. */
  async function take(name: string, count: number): Promise<number> {
    for (;;) {
      const { rows } = await sql<{ first: number; last: number }>`
        select min(n.id) as first, max(n.id) as last
          from (select nextval(pg_get_serial_sequence(${tables[name] ?? name}::text, 'id')) as id
                  from generate_series(1, ${count}::integer)) n`.execute(db)
      const [taken] = rows
      if (count === 0) return 0
      if (taken && taken.last - taken.first === count - 1) return taken.first
    }
  }
}

const none: Ids = {
  merchant: 0,
  club: 0,
  staff: 0,
  room: 0,
  package: 0,
  class: 0,
  classTime: 0,
  member: 0,
  mobileUser: 0,
  membership: 0,
  freeze: 0,
  visit: 0,
  payment: 0,
  part: 0,
  transaction: 0,
  entry: 0,
  reversal: 0,
  shift: 0,
  note: 0,
  file: 0,
}
