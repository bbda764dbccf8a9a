import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { isValidPhoneNumber } from 'libphonenumber-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotEmpty, seedDemo, type SeedOptions, type Summary } from '../seed/index.ts'
import { PASSWORD, people, signIns } from '../seed/people/people.ts'
import { migratedPglite } from '../src/testing/template.ts'
import { isLong } from './long.ts'
import { rules } from './seed.rules.ts'

const today = '2026-11-21'
const now = new Date('2026-11-21T09:30:00Z')

describe('the seeded chain', () => {
  const seeded = database()
  let summary: Summary
  const rows: number[] = []
  beforeAll(async () => {
    summary = await seeded.seed({
      members: 300,
      onProgress: (progress) => rows.push(progress.rows),
    })
  })

  it.each(Object.keys(rules))('%s', async (name) => {
    expect(await seeded.broken(name)).toEqual([])
  })

  it.runIf(isLong).each(Object.keys(rules))('would be found out: %s', async (name) => {
    expect(await seeded.tampered(name)).not.toEqual([])
  })

  it('has the requested numbers of members', async () => {
    expect(summary).toMatchObject({ members: 330 })
    expect(rows.at(-1)).toBe(summary.rows)
    expect(await seeded.list(`select name from club order by id`)).toEqual([
      'Zal Chilonzor',
      'Zal Yunusobod',
      'Zal Sergeli',
      'Zal Bishkek',
      'Zal Olmazor',
    ])
    expect(
      await seeded.list(`select count(*) from member group by merchant_id order by 1`),
    ).toEqual(['30', '300'])
  })

  it('has the faces of a share of the members, and of all who are known by name', async () => {
    const [counts] = await seeded.list(`
      select concat_ws(' ', count(m.avatar_id) between 80 and 160, count(distinct m.avatar_id) = count(m.avatar_id),
                       max(f.size) < 3000, bool_and(f.size = length(c.bytes)))
        from member m left join file f on f.id = m.avatar_id left join file_content c on c.file_id = f.id where m.merchant_id = 1`)
    expect(counts).toBe('t t t t')
    expect(
      await seeded.list(`
        select distinct encode(substr(c.bytes, 1, 8), 'hex') from file_content c
         union all select last_name from member where phone = '${people.gulomova.phone}' and avatar_id is null`),
    ).toEqual(['89504e470d0a1a0a'])
  })

  it('has a logo of each open club, and changes of settings that led to those of now', async () => {
    expect(await seeded.list(`select name from club where logo_id is null order by 1`)).toEqual([
      'Zal Olmazor',
    ])
    const [changes] = await seeded.list(`
      select string_agg(k.key, ' ' order by a.id)
        from audit_log a cross join lateral jsonb_object_keys(a.after) k (key)
       where a.merchant_id = 1 and a.action = 'club.changed' and a.before is not null`)
    expect(changes).toBe('discount_limit support_phone credit_limit warn_days tolerance_minutes')
    expect(
      await seeded.list(`
        select distinct action from audit_log where before is not null order by 1`),
    ).toEqual(['club.changed', 'package.changed'])
    expect(
      await seeded.list(`
        select a.after ->> 'credit_limit' from audit_log a join club c on c.merchant_id = a.merchant_id and c.id = a.record_id
         where a.merchant_id = 1 and a.after ? 'credit_limit' and (a.after ->> 'credit_limit') = (c.settings ->> 'credit_limit')`),
    ).toEqual(['500000'])
  })

  it('has every ending', async () => {
    const found = await seeded.list(`
      select distinct coalesce(case when m.status <> 'active' then m.status end, s.membership_status, 'none')
        from member m join member_on('${today}') s using (merchant_id, id) where merchant_id = 1 order by 1`)
    expect(found).toEqual(['active', 'draft', 'expired', 'freeze', 'inactive', 'none', 'paid'])
  })

  it.each([
    [
      'expiring within 7 days',
      `end_date between '${today}' and date '${today}' + 7 and membership_status = 'active'`,
    ],
    ['owing', 'balance < 0'],
    ['with a deposit', 'balance > 0'],
    ['born on this day', `to_char(birth_date, 'MM-DD') = '11-21'`],
    ['from a partner, not to be changed', 'is_external_user and read_only'],
    ['of the mobile app', 'mobile_user_id is not null'],
    [
      'who have the mobile app and are not bound to it yet',
      `mobile_user_id is null and exists (select from mobile_user u
         where (u.merchant_id, u.phone) = (m.merchant_id, m.phone) and u.verified_at is not null)`,
    ],
    [
      'with two running plans',
      `(select count(*) from membership_on('${today}') x where x.member_id = m.id and x.status = 'active') = 2`,
    ],
    [
      'who renewed early',
      `membership_status = 'active' and exists (select from membership_on('${today}') x where x.member_id = m.id and x.status = 'paid')`,
    ],
    ['with a Cyrillic name', `last_name ~ '[А-Яа-я]'`],
    ['with a Latin name', `last_name ~ '[A-Za-z]'`],
    ['with Kyrgyz letters', `first_name ~* '[өүң]'`],
    ['with Karakalpak letters', `first_name || last_name ~* '[áǵıńóú]'`],
  ])('has members %s', async (_, which) => {
    const found = await seeded.list(`
      select count(*) from member m join member_on('${today}') s using (merchant_id, id) where merchant_id = 1 and ${which}`)
    expect(Number(found[0])).toBeGreaterThan(0)
  })

  it.each([
    ['one-time payments of members', `type = 3 and member_id is not null`],
    ['one-time payments of somebody from the street', `type = 3 and member_id is null`],
    [
      'payments by Click',
      `exists (select from payment_part x where x.payment_id = p.id and x.method = 6)`,
    ],
    [
      'payments by Payme',
      `exists (select from payment_part x where x.payment_id = p.id and x.method = 7)`,
    ],
    [
      'payments by Uzum',
      `exists (select from payment_part x where x.payment_id = p.id and x.method = 8)`,
    ],
    [
      'payments by phone that went back',
      `exists (select from payment_reversal r join payment_part x on x.payment_id = r.payment_id and x.method >= 6
                where r.payment_id = p.id)`,
    ],
  ])('has %s', async (_, which) => {
    const found = await seeded.list(
      `select count(*) from payment p where merchant_id = 1 and ${which}`,
    )
    expect(Number(found[0])).toBeGreaterThan(1)
  })

  it('has a nearly full, an inactive and a global package in the first club', async () => {
    const [left, inactive, global] = await Promise.all([
      seeded.list(`
        select p.slot - count(s.id) from package p join membership_on('${today}') s
            on s.package_id = p.id and s.status in ('active', 'freeze', 'paid')
         where p.club_id = 1 and p.slot is not null group by p.merchant_id, p.id order by 1 limit 1`),
      seeded.list(`select count(*) from package where club_id = 1 and not is_active`),
      seeded.list(`select count(*) from package where club_id = 1 and is_global`),
    ])
    expect([left, inactive, global]).toEqual([['1'], ['1'], ['1']])
  })

  it('has the people whom examples know', async () => {
    const facts = await seeded.rows(`
      select phone, last_name, first_name, coalesce(s.membership_status, 'none') as plan, balance::integer, m.status,
             days_left, visits_left, (select count(*)::integer from membership_on('${today}') x
               where x.member_id = m.id and x.status = 'active') as active,
             (select max(business_day)::text from visit v where v.member_id = m.id) as visited
        from member m join member_on('${today}') s using (merchant_id, id)
       where phone = any ('{${Object.values(people)
         .map((person) => person.phone)
         .join()}}') and club_id = 1`)
    const of = (person: { phone: string; last_name: string; first_name: string }) => {
      const row = facts.find((each) => each.phone === person.phone)
      expect([row?.last_name, row?.first_name]).toEqual([person.last_name, person.first_name])
      return row
    }
    expect(of(people.gulomova)).toMatchObject({ plan: 'active', days_left: 72, balance: 250_000 })
    expect(of(people.qodirov)).toMatchObject({ plan: 'freeze' })
    expect(of(people.shcherbakova)).toMatchObject({ plan: 'expired', active: 0 })
    expect(of(people.yoldoshev)).toMatchObject({ plan: 'active', visits_left: 2 })
    expect(of(people.rahimov)).toMatchObject({ status: 'inactive', active: 0 })
    expect(of(people.kim)).toMatchObject({ plan: 'active', balance: -80_000 })
    expect(of(people.yusupov)).toMatchObject({ plan: 'none', visited: null })
    expect(of(people.toxtayeva)).toMatchObject({ active: 2 })
    expect(facts.filter((each) => each.visited === today)).toEqual([])
  })

  it('has the demo sign-ins, of all six roles', async () => {
    const roles = await seeded.list(
      `select role from staff where email = any ('{${Object.values(signIns).join()}}') order by id`,
    )
    expect(roles).toEqual([
      'owner',
      'director',
      'manager',
      'trainer',
      'restricted_user',
      'partner',
      'owner',
    ])
    // An invited person has no password yet.
    expect(
      await seeded.list(`select distinct password_hash from staff where password_hash is not null`),
    ).toEqual([`hash of ${PASSWORD}`])
    const clubs = (email: string) =>
      seeded.list(
        `select club_id from staff_club join staff s on s.id = staff_id where email = '${email}' order by 1`,
      )
    expect(await clubs(signIns.owner)).toEqual(['1', '2', '3'])
    expect(await clubs(signIns.desk)).toEqual(['1'])
    expect(await clubs(signIns.ownerKgz)).toEqual(['4'])
  })

  it('has colleagues with pictures, rights of their own, an invitation and a deactivated one', async () => {
    const [counted] = await seeded.list(`
      select concat_ws(' ', count(*), count(distinct f.id), count(*) filter (where s.role = 'trainer'),
                       count(*) filter (where s.overrides <> '{}'), count(*) filter (where s.password_hash is null),
                       count(*) filter (where not s.is_active))
        from staff s join file f on f.id = s.avatar_id where s.merchant_id = 1`)
    expect(counted).toBe('8 8 3 2 1 1')
  })

  it('has phones that exist', async () => {
    const phones = await seeded.list(`select phone from member union all select phone from staff`)
    expect(phones.filter((phone) => !isValidPhoneNumber(phone))).toEqual([])
  })

  it('goes on with ids that are free', async () => {
    const [next, last] = await seeded.list(`
      select nextval(pg_get_serial_sequence('payment', 'id')) union all select max(id) + 1 from payment`)
    expect(next).toBe(last)
  })

  it('is not put into a database that has a merchant', async () => {
    await expect(seeded.seed({ members: 20 })).rejects.toBeInstanceOf(NotEmpty)
  })
})

describe('the seasons of the demo', () => {
  const [plain, demo] = [database(), database()]
  beforeAll(async () => {
    await Promise.all([plain.seed({ members: 300 }), demo.seed({ members: 300, hasSeasons: true })])
  })

  it.each(Object.keys(rules))('%s', async (name) => {
    expect(await demo.broken(name)).toEqual([])
  })

  it('have fewer sales in summer, at the weekend and in Ramadan, and the same members', async () => {
    const ratioOf = async (which: string) => {
      const query = `select count(*) from payment where merchant_id = 1 and type = 1 and ${which}`
      const [[all], [seasonal]] = await Promise.all([plain.list(query), demo.list(query)])
      return Number(seasonal) / Number(all)
    }
    expect(await ratioOf(`payment_date between '2026-07-01' and '2026-08-31'`)).toBeLessThan(0.85)
    expect(await ratioOf(`payment_date between '2026-02-18' and '2026-03-19'`)).toBeLessThan(0.9)
    expect(await ratioOf('extract(isodow from payment_date) = 7')).toBeLessThan(0.8)
    expect(await ratioOf(`payment_date between '2026-09-25' and '2026-11-17'`)).toBeGreaterThan(
      0.95,
    )
    const names = 'select last_name from member where merchant_id = 1 order by id'
    expect(await demo.list(names)).toEqual(await plain.list(names))
  })

  it('do not sell more on the last days than on those before', async () => {
    const perDay = async ({ list }: typeof demo, days: string) => {
      const [count] = await list(
        `select count(*) / (max(payment_date) - min(payment_date) + 1.0) from payment
          where merchant_id = 1 and type = 1 and payment_date between ${days}`,
      )
      return Number(count)
    }
    const last = `'2026-11-18' and '2026-11-21'`
    const before = `'2026-10-25' and '2026-11-17'`
    expect(await perDay(plain, last)).toBeGreaterThan(1.5 * (await perDay(plain, before)))
    expect(await perDay(demo, last)).toBeLessThan(1.3 * (await perDay(demo, before)))
  })
})

describe('seeding again', () => {
  const [one, other, early] = [database(), database(), database()]
  const dawn = new Date('2026-11-20T23:30:00Z')
  beforeAll(async () => {
    await Promise.all([
      one.seed({ members: 60 }),
      other.seed({ members: 60 }),
      // 04:30 in Tashkent, before any club opens.
      early.seed({ members: 60, now: dawn, hasSeasons: true }),
    ])
  })

  it('makes the same rows', async () => {
    // Keys are random, because the demo is public.
    const { receipt_key: key, ...digest } = await one.digest()
    const { receipt_key: otherKey, ...others } = await other.digest()
    expect(Object.keys(digest)).toContain('visit')
    expect(others).toEqual(digest)
    expect(otherKey).not.toBe(key)
  })

  it('has fewer visits in summer and in Ramadan, and as many in the last weeks', async () => {
    const countOf =
      (days: string) =>
      async ({ list }: typeof one) => {
        const [count] = await list(`select count(*) from visit where business_day between ${days}`)
        return Number(count)
      }
    const ratioOf = async (days: string) =>
      (await countOf(days)(early)) / (await countOf(days)(one))
    expect(await ratioOf(`'2026-07-01' and '2026-08-31'`)).toBeLessThan(0.85)
    expect(await ratioOf(`'2026-02-18' and '2026-03-19'`)).toBeLessThan(0.85)
    expect(await ratioOf(`'2026-09-25' and '2026-11-19'`)).toBeGreaterThan(0.9)
  })

  it.each(Object.keys(rules))('before the clubs open: %s', async (name) => {
    expect(await early.broken(name, dawn)).toEqual([])
  })
})

/** A new migrated in-memory database. */
function database() {
  let pglite: PGlite
  beforeAll(async () => {
    pglite = await migratedPglite()
  })
  afterAll(() => pglite.close())
  const rows = async (text: string) => (await pglite.query<Record<string, unknown>>(text)).rows
  const list = async (text: string) =>
    (await rows(text)).map((row) => String(Object.values(row)[0]))
  return {
    rows,
    list,
    seed: (options: Partial<SeedOptions>) =>
      seedDemo(new Kysely({ dialect: new PGliteDialect({ pglite }) }), {
        today,
        now,
        passwordHash: async (plain) => `hash of ${plain}`,
        ...options,
      }),
    broken: (rule: string, at = now) =>
      list(
        (rules[rule]?.[0] ?? '')
          .replaceAll(/\bnow\b/g, `timestamptz '${at.toISOString()}'`)
          .replaceAll(/\btoday\b/g, `date '${today}'`),
      ),
    /** Violations that the rule finds after its rows were corrupted, bypassing constraints and triggers. */
    async tampered(rule: string) {
      await pglite.exec('begin; set local session_replication_role = replica')
      try {
        await pglite.exec(rules[rule]?.[1] ?? '')
        return await this.broken(rule)
      } finally {
        await pglite.exec('rollback')
      }
    },
    async digest() {
      const tables = await list(
        `select tablename from pg_tables where schemaname = 'public' order by 1`,
      )
      const sums = await Promise.all(
        tables.map((table) =>
          list(`select md5(string_agg(t::text, '' order by t::text)) from ${table} t`),
        ),
      )
      return Object.fromEntries(tables.map((table, i) => [table, sums[i]?.[0]]))
    },
  }
}
