import { sql } from 'kysely'
import type { Db } from '../src/core/operation/context.ts'
import { keepPredictions } from '../src/queries/storedPrediction.ts'
import { writeAudit } from './audit.ts'
import { writeAlertCauses } from './people/alertCauses.ts'
import { fillBin } from './people/bin.ts'
import { castMembers } from './people/cast.ts'
import { createWorld } from './createWorld.ts'
import { colleaguesUzb, writeColleagues } from './people/colleagues.ts'
import { tellClasses } from './money/classSales.ts'
import { merchants } from './merchants.ts'
import { settle } from './money/money.ts'
import { PASSWORD } from './people/people.ts'
import { createRandom, some } from './random.ts'
import { tellDeposits } from './money/deposits.ts'
import { tellFreezes } from './people/freezes.ts'
import { writeMoney } from './money/ledger.ts'
import { writeFaces } from './pictures/faces.ts'
import { writeLogos } from './pictures/logos.ts'
import { memberFacts } from './facts.ts'
import { PIN, writeLimits } from './money/limits.ts'
import { writeDevices } from './people/devices.ts'
import { writeNotifications } from './people/notifications.ts'
import { tellNotes, writeNotes } from './people/notes.ts'
import { tellOnce } from './money/once.ts'
import { writeClosedClub, writePlaces } from './plans/places.ts'
import { writeMembers, writeMemberships, type Ids, type Target } from './records.ts'
import { writeVisits } from './people/visits.ts'
import { tellSeasons } from './people/seasons.ts'
import { writeWorkList } from './people/workList.ts'
import { writeTimetable } from './plans/timetable.ts'
import { tellReversals } from './money/reversals.ts'
import { tellSaleSeasons } from './money/saleSeasons.ts'
import { tellStory } from './story.ts'

export interface SeedOptions {
  /** The club's day, YYYY-MM-DD; everything is dated relative to it. */
  today: string
  /** Latest moment of any row. */
  now: Date
  /** Members of Zal Demo; Zal Bishkek has a tenth of them, at most 200. @default 2000 */
  members?: number
  /** Length of the history in months, 2 or more; fewer speed up a large seed. @default 24 */
  months?: number
  /** Whether sales and visits follow the seasons; stories count those of a world without. @default false */
  hasSeasons?: boolean
  passwordHash: (plain: string) => Promise<string>
  /** Called after every few thousand rows. */
  onProgress?: (progress: Progress) => void
}

export interface Progress {
  table: string
  /** Rows of all tables so far. */
  rows: number
}

export interface Summary {
  members: number
  memberships: number
  payments: number
  visits: number
  rows: number
}

/** The database already has a merchant. */
export class NotEmpty extends Error {
  override name = 'NotEmpty'
}

/**
 * Fills a migrated, empty database with a realistic gym chain and a second merchant, in one transaction.
 * Deterministic by its options, except for keys. `db` is connected as the owner of the tables.
 * @throws NotEmpty where there is already a merchant
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<Summary> {
  const count = options.members ?? 2000
  const hash = await options.passwordHash(PASSWORD)
  const pinHash = await options.passwordHash(PIN)
  const ids: Ids = {
    merchant: 1,
    club: 1,
    staff: 1,
    room: 1,
    package: 1,
    class: 1,
    classTime: 1,
    member: 1,
    mobileUser: 1,
    membership: 1,
    freeze: 1,
    visit: 1,
    payment: 501,
    part: 1,
    transaction: 1,
    entry: 1,
    reversal: 1,
    shift: 1,
    note: 1,
    file: 1,
  }
  const summary: Summary = { members: 0, memberships: 0, payments: 0, visits: 0, rows: 0 }
  await db.transaction().execute(async (trx) => {
    await refuseFull(trx)
    // Aggregated below in one statement, instead of per payment.
    await sql`select set_config('zal.bulk', 'on', true)`.execute(trx)
    const targets: Target[] = []
    for (const text of merchants) {
      const members = text.country === 'UZB' ? count : Math.min(200, Math.ceil(count / 10))
      const random = createRandom(2026 + ids.merchant)
      const world = createWorld(text, options, ids)
      const roles = castMembers(world, text, random, members)
      world.members = roles.map((role) => role.member)
      for (const role of roles) tellStory(world, random, role)
      tellFreezes(world)
      settle(world, text, random, roles)
      tellClasses(world, text)
      tellReversals(world)
      tellDeposits(world, text)
      tellOnce(world, text)
      if (options.hasSeasons) {
        tellSaleSeasons(world)
        tellSeasons(world)
      }
      await asMerchant(trx, world.merchant)
      const target = {
        db: trx,
        world,
        text,
        ids,
        onRows(table: string, rows: number) {
          summary.rows += rows
          options.onProgress?.({ table, rows: summary.rows })
        },
      }
      targets.push(target)
      await writePlaces(target, hash)
      await writeTimetable(target)
      await writeMembers(target, memberFacts(world, text, random))
      await writeFaces(target)
      await writeLogos(target)
      const notes = tellNotes(world)
      await writeNotes(target, notes)
      const sales = world.sales.toSorted((one, other) => one.at - other.at)
      await writeMemberships(target, sales)
      await writeMoney(target, sales)
      await writeLimits(target, pinHash)
      await writeDevices(target)
      await writeNotifications(target)
      await sql`select payment_sum_fill()`.execute(trx)
      await writeVisits(target)
      await writeAudit(target, notes)
      await fillBin(target)
      await countInvoices(trx)
      await analyze(trx)
      await asMerchant(trx, world.merchant)
      await foretell(trx, options.today)
      summary.members += roles.length
      summary.memberships += world.sales.length
      summary.payments += world.sales.length + world.once.length
      summary.visits += world.visits.at.length
    }
    await asMerchant(trx, 1)
    await writeClosedClub(trx, ids, options.now)
    await writeColleagues(some(targets[0]), colleaguesUzb, hash)
    await writeWorkList(trx, options)
    await writeAlertCauses(some(targets[0]))
    await sql`set local role none`.execute(trx)
    await advanceSequences(trx)
  })
  // The embedded database has no autovacuum.
  await sql`vacuum analyze`.execute(db)
  return summary
}

/** Computes the predictions as the nightly job would, so that the first list is complete. */
async function foretell(db: Db, today: string) {
  const { rows } = await sql<{ id: number }>`
    select m.id from member m where m.merchant_id = current_merchant() order by m.id`.execute(db)
  const ids = rows.map(({ id }) => id)
  while (ids.length > 0) await keepPredictions(db, ids.splice(0, 1000), today)
}

/** Continues the invoice numbers after the history. */
async function countInvoices(db: Db) {
  await sql`
    update club_counter c set invoice_no = p.last
      from (select merchant_id, club_id, max(invoice_no) as last from payment group by 1, 2) p
     where (c.merchant_id, c.club_id) = (p.merchant_id, p.club_id)`.execute(db)
}

/** Acts as the server for one merchant, so that row-level security holds for what is written. */
async function asMerchant(db: Db, merchant: number) {
  await sql`select set_config('role', 'zal_app', true), set_config('zal.merchant', ${String(merchant)}, true)`.execute(
    db,
  )
}

/** Collects statistics as the owner of the tables: without them, the predictions of many members are planned as nested scans. */
async function analyze(db: Db) {
  await sql`set local role none`.execute(db)
  await sql`analyze`.execute(db)
}

async function refuseFull(db: Db) {
  await sql`set local statement_timeout = 0`.execute(db)
  await sql`set local role zal_reader`.execute(db)
  const { rows } = await sql`select from merchant limit 1`.execute(db)
  if (rows.length > 0) throw new NotEmpty('the database has a merchant already')
  await sql`set local role none`.execute(db)
}

/** Ids were assigned here, so the sequences must continue after them. */
async function advanceSequences(db: Db) {
  await sql`
    do $$
    declare
      t record;
      last bigint;
    begin
      for t in select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
                where a.attidentity <> '' and c.relnamespace = 'public'::regnamespace order by 1 loop
        set local role zal_reader;
        execute format('select max(id) from %I', t.name) into last;
        set local role none;
        if last is not null then perform setval(pg_get_serial_sequence(quote_ident(t.name), 'id'), last); end if;
      end loop;
    end $$
  `.execute(db)
}
