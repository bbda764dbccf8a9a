import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPoster } from '../../../test/readPoster.ts'
import { setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
  await api.sql(2, `update club set phone = '+996312663320', name = 'Көк-Жар «Үмүт»' where id = 4`)
})
afterAll(() => api.close())

const pathOf = (id: number) => `/management/club/${id}/poster/`
const day = (week_day: number, opens: string, closes: string) => ({ week_day, opens, closes })
const working = [1, 2, 3, 4, 5].map((each) => day(each, '07:00', '22:00'))

/** The poster as the server sends it. */
async function posterOf(person: Person, id: number, headers: Record<string, string> = {}) {
  const session = [...(await api.as(person).cookies())].map((pair) => pair.join('=')).join('; ')
  const answer = await api.server.fetch(
    new Request(`http://zal.test/api/v1${pathOf(id)}`, {
      headers: { cookie: session, 'x-club-id': String(id), ...headers },
    }),
    { ip: '127.0.0.1', secure: false },
  )
  expect(answer.status).toBe(200)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  return { headers: answer.headers, bytes, ...(await readPoster(bytes)) }
}

/** Stores a logo as bytes, as an older version or a backup may have left it. */
async function storeLogo(extension: string, bytes: string | Uint8Array) {
  const [file] = await api.sql<{ id: number }>(
    1,
    `insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
     values (1, 1, 1, $1, $2, $3, 1, 'k', '2026-11-21Z') returning id`,
    [`logo.${extension}`, extension, `image/${extension}`],
  )
  await api.sql(1, 'insert into file_content (merchant_id, file_id, bytes) values (1, $1, $2)', [
    file?.id,
    typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
  ])
  await api.sql(1, 'update club set logo_id = $1 where id = 1', [file?.id])
}

describe('the poster of a club', () => {
  test('is one A4 page with name, address, sentences, hours, phone and date', async () => {
    await api.sql(1, 'update club set hours = $1, phone = $2, address_line = $3 where id = 1', [
      JSON.stringify([...working, day(6, '08:00', '20:00')]),
      '+998712001122',
      'Toshkent, Bunyodkor shoh koʻchasi, 12',
    ])
    const { headers, bytes, pages, size, lines } = await posterOf('desk', 1)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="club-poster-1.pdf"',
      'content-length': String(bytes.length),
      'cache-control': 'no-store',
    })
    expect(bytes.length).toBeLessThan(200_000)
    expect({ pages, size }).toEqual({ pages: 1, size: [210, 297] })
    expect(lines).toEqual([
      'Z Zal Chilonzor',
      'Toshkent, Bunyodkor shoh koʻchasi, 12',
      'UZ Kirish uchun skanerlang',
      'RU Отсканируйте, чтобы войти',
      'EN Scan to check in',
      'Ish vaqti',
      'Du–Ju 07:00–22:00',
      'Sha 08:00–20:00',
      'Ya Yopiq',
      'Часы работы',
      'Пн–Пт 07:00–22:00',
      'Сб 08:00–20:00',
      'Вс Закрыто',
      'Opening hours',
      'Mon–Fri 07:00–22:00',
      'Sat 08:00–20:00',
      'Sun Closed',
      '(+998) 71 200-11-22 21/11/2026',
    ])
  })

  test('is in Kyrgyz, Russian and English in Kyrgyzstan; without hours it has none', async () => {
    const { lines } = await posterOf('stranger', 4, { 'accept-language': 'uz' })
    expect(lines).toEqual([
      'К Көк-Жар «Үмүт»',
      'Бишкек, Чүй',
      'KY Кирүү үчүн сканерлеңиз',
      'RU Отсканируйте, чтобы войти',
      'EN Scan to check in',
      '(+996) 312 663-320 21/11/2026',
    ])
  })

  test('has the QR code of the club, 100 mm wide with a quiet zone of four modules', async () => {
    const { body } = await api.as('owner').get('/management/club/qr-code/?club=2')
    const { code } = await posterOf('owner', 2)
    expect(code.rows).toEqual(encode(body.results.text, { ecc: 'M', border: 0 }).data)
    expect(code.side).toBeGreaterThanOrEqual(99.99)
    expect(code.quiet).toBeGreaterThanOrEqual(4)
  })

  test('keeps the size of the code beside a long name and seven different days', async () => {
    await api.sql(1, 'update club set name = $1, hours = $2 where id = 3', [
      'Respublika sogʻlomlashtirish va jismoniy tarbiya majmuasi Samarqand viloyati filiali, Registon maydoni yonidagi 2-bino',
      JSON.stringify([1, 2, 3, 4, 5, 6].map((each) => day(each, `0${each}:00`, '24:00'))),
    ])
    const { pages, lines, code } = await posterOf('owner', 3)
    expect(pages).toBe(1)
    expect(lines[1]).toMatch(/…$/)
    expect(lines).toContain('Sha 06:00–24:00')
    expect(code.side).toBeGreaterThanOrEqual(99.99)
    expect(code.quiet).toBeGreaterThanOrEqual(4)
  })
})

describe('the logo of a poster', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect/></svg>'

  test('is the uploaded one', async () => {
    const form = new FormData()
    form.append('file_type', 'image')
    form.append('file', new File([svg], 'logo.svg'))
    const { body } = await api.as('owner').send('POST', '/upload/', form)
    const { version } = (await api.as('owner').get('/management/club/1/')).body.results
    const logo = body.results.id
    expect((await api.as('owner').patch('/management/club/1/', { logo, version })).status).toBe(200)
    const { hasPicture, lines } = await posterOf('desk', 1)
    expect({ hasPicture, first: lines[0] }).toEqual({ hasPicture: true, first: 'Zal Chilonzor' })
  })

  test('may be stored as an SVG', async () => {
    await storeLogo('svg', svg)
    expect(await posterOf('desk', 1)).toMatchObject({ hasPicture: true })
  })

  test.each([
    ['is damaged', 'png', 'no picture'],
    ['has too many elements', 'svg', svg.replace('<rect/>', '<g/>'.repeat(5001))],
  ])('is the letter of the name where the stored one %s', async (_, extension, bytes) => {
    await storeLogo(extension, bytes)
    const { hasPicture, lines } = await posterOf('desk', 1)
    expect({ hasPicture, first: lines[0] }).toEqual({ hasPicture: false, first: 'Z Zal Chilonzor' })
  })
})

describe('T-02 posters', () => {
  test('are those of the own clubs, like their QR codes', async () => {
    expect((await api.nobody().get(pathOf(1))).status).toBe(401)
    expect((await api.as('stranger').get(pathOf(1))).status).toBe(404)
    expect((await api.as('desk').get(pathOf(2))).status).toBe(404)
    await setRights(api, 'desk', { setting: { view: true } })
    const code = await api.as('desk').get('/management/club/qr-code/?club=1')
    expect([code.status, (await posterOf('desk', 1)).pages]).toEqual([200, 1])
    await setRights(api, 'desk', null)
  })

  test('are drawn while no transaction is open', async () => {
    await posterOf('owner', 2)
    const drawn = api.watch.outward.filter(({ adapter }) => adapter === 'posters')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.map(({ held }) => held)).toEqual(drawn.map(() => 0))
  })
})
