import type { Role } from '../core/context.ts'
import type { Owner } from '../node/migrate.ts'
import { plainPasswords } from '../page/passwords.ts'

/** Initial time of every test: a Saturday noon in Tashkent. */
export const noon = new Date('2026-11-21T07:00:00Z')
export const password = 'Zal-2026'

/** Staff of the fixture; the desk works in club 1 only, `stranger` owns the other merchant with club 4. */
export const people = {
  owner: { id: 1, merchant: 1, role: 'owner', mail: 'owner@zal.demo', clubs: [1, 2, 3] },
  director: { id: 2, merchant: 1, role: 'director', mail: 'director@zal.demo', clubs: [1, 2, 3] },
  manager: { id: 3, merchant: 1, role: 'manager', mail: 'manager@zal.demo', clubs: [1, 2, 3] },
  trainer: { id: 4, merchant: 1, role: 'trainer', mail: 'trainer@zal.demo', clubs: [1] },
  desk: { id: 5, merchant: 1, role: 'restricted_user', mail: 'desk@zal.demo', clubs: [1] },
  partner: { id: 6, merchant: 1, role: 'partner', mail: 'partner@zal.demo', clubs: [1] },
  stranger: { id: 7, merchant: 2, role: 'owner', mail: 'owner@zal.kgz', clubs: [4] },
} satisfies Record<
  string,
  { id: number; merchant: number; role: Role; mail: string; clubs: number[] }
>

export type Person = keyof typeof people

/** Two merchants, four clubs and seven people; no other rows. */
export async function fixture(owner: Owner) {
  await owner.exec(`
    insert into merchant (id, name, country, created_at) values
      (1, 'Zal Demo', 'UZB', '2024-01-01Z'), (2, 'Zal Bishkek', 'KGZ', '2024-01-01Z');
    insert into club (merchant_id, id, name, address_line, zone, settings, created_at) values
      (1, 1, 'Zal Chilonzor', 'Toshkent, Chilonzor', 'Asia/Tashkent', '{"credit_limit": 500000}', '2024-01-01Z'),
      (1, 2, 'Zal Yunusobod', 'Toshkent, Yunusobod', 'Asia/Tashkent', '{}', '2024-01-01Z'),
      (1, 3, 'Zal Samarqand', 'Samarqand, Registon', 'Asia/Tashkent', '{}', '2024-01-01Z'),
      (2, 4, 'Zal Bishkek', 'Бишкек, Чүй', 'Asia/Bishkek', '{}', '2024-01-01Z');`)
  const hash = await plainPasswords.hash(password)
  for (const [name, { id, merchant, role, mail, clubs }] of Object.entries(people)) {
    await owner.query(
      `insert into staff (merchant_id, id, email, password_hash, role, first_name, last_name, created_at)
       values ($1, $2, $3, $4, $5, $6, 'Karimov', '2024-01-01Z')`,
      [merchant, id, mail, hash, role, name],
    )
    for (const club of clubs) {
      await owner.query('insert into staff_club values ($1, $2, $3)', [merchant, id, club])
    }
  }
  await owner.exec(`
    alter sequence merchant_id_seq restart 101;
    alter sequence club_id_seq restart 101;
    alter sequence staff_id_seq restart 101;`)
}
