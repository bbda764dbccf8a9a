import pg from 'pg'

/** Phone endings reserved for the tests. */
export const freeTails = ['0643', '0975', '0512', '0701', '0702', '0703', '0711', '0712', '0713']

/** Adds members without activity to the first merchant: as many as a large chain has. */
export async function crowd(url: string, members: number): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(
      `insert into member (merchant_id, club_id, first_name, last_name, gender, phone, date_joined, search_words, sort_key, created_at)
       select m.merchant_id, m.club_id, m.first_name, m.last_name, m.gender, p.phone, m.date_joined, m.search_words, m.sort_key, m.created_at
         from generate_series(1, $1::bigint) n
        cross join lateral (select '+99820' || lpad(((n * 7654321 + 1234567) % 9999991)::text, 7, '0') as phone) p
         join (select member.*, row_number() over (order by id) as at, count(*) over () as people
                 from member where merchant_id = 1 and deleted_at is null) m on m.at = n % m.people + 1
        where right(p.phone, 4) <> all ($2::text[])`,
      [members, freeTails],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
