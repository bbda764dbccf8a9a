import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'
import { gym } from '../../../test/gym.ts'
import { hostileDrawings } from './drawings.fixture.ts'
import { hostileFiles, zipOf } from './file.fixture.ts'

let api: TestServer
let member: number
let photo: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  api = await testServer()
  ;[member = 0] = await gym(api).members(1)
  photo = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#6a5cff' } })
      .withExif({ IFD0: { Copyright: 'Maxfiy manzil' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(() => api.close())

type Bytes = string | Uint8Array<ArrayBuffer>

function formOf(name: string, bytes: Bytes, type = 'document') {
  const form = new FormData()
  form.append('file_type', type)
  form.append('file', new File([bytes], name))
  return form
}
const upload = (name: string, bytes: Bytes, type?: string, person: Person = 'desk', key?: string) =>
  api.as(person).send('POST', '/upload/', formOf(name, bytes, type), { key })
const attach = (file: number, person: Person = 'desk', customer = member) =>
  api.as(person).post(`/customer/${customer}/document/`, { file })
const bytesAt = (url: string, person: Person = 'desk') => api.as(person).get(url, { club: null })
const pdf = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

describe('documents', () => {
  test('are uploaded, kept with a member, removed and brought back', async () => {
    const sent = await upload('Shartnoma 2026.pdf', pdf)
    expect(sent.body.results).toMatchObject({
      name: 'Shartnoma 2026.pdf',
      type: 'application/pdf',
      extension: 'pdf',
      size: pdf.length,
    })
    const kept = await attach(sent.body.results.id)
    expect(kept.body.results).toMatchObject({
      name: 'Shartnoma 2026.pdf',
      customer: member,
      by: 'Karimov desk',
    })
    const list = async () =>
      (await api.as('manager').get(`/customer/${member}/document-list/`)).body
    expect(await list()).toMatchObject({ total_count: 1, results: [{ id: kept.body.results.id }] })

    const path = `/customer/${member}/document/${kept.body.results.id}/`
    expect((await api.as('desk').delete(path)).status).toBe(200)
    expect(await list()).toMatchObject({ total_count: 0 })
    expect((await bytesAt(kept.body.results.file.url)).status).toBe(404)
    expect((await api.as('desk').post(`${path}restore/`)).status).toBe(200)
    expect(await list()).toMatchObject({ total_count: 1 })
    expect((await bytesAt(kept.body.results.file.url)).text).toBe(pdf)

    const [trace] = await api.sql(
      1,
      `select after from audit_log where action = 'document.created' and member_id = $1 order by id limit 1`,
      [member],
    )
    expect(trace).toEqual({
      after: { name: 'Shartnoma 2026.pdf', type: 'application/pdf', size: pdf.length },
    })
  })

  test('of others are not attached, and none twice', async () => {
    const { id } = (await upload('a.pdf', pdf)).body.results
    expect((await attach(id, 'manager')).status).toBe(404)
    expect((await attach(id)).status).toBe(200)
    expect((await attach(id)).status).toBe(404)
  })

  test('are for those who may', async () => {
    for (const person of ['partner', 'trainer'] as const) {
      expect((await upload('a.pdf', pdf, 'document', person)).body.code).toBe('forbidden')
    }
  })

  test('REL-09 an upload that is sent again is one file', async () => {
    const key = crypto.randomUUID()
    const first = await upload('bir.pdf', pdf, 'document', 'desk', key)
    const again = await upload('bir.pdf', pdf, 'document', 'desk', key)
    expect(again.text).toBe(first.text)
    const other = await upload('bir.pdf', `${pdf} `, 'document', 'desk', key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch'])
  })

  test('T-15 fifty a member, 200 MB a club', async () => {
    const [full = 0] = await gym(api).members(1)
    await api.sql(
      1,
      `with f as (
         insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
         select 1, 1, 5, 'a.txt', 'txt', 'text/plain', 1, 'k', '2026-11-01Z' from generate_series(1, 49) returning id)
       insert into document (merchant_id, member_id, file_id, staff_id, created_at) select 1, $1, id, 5, '2026-11-01Z' from f`,
      [full],
    )
    const [last, over] = [await upload('a.txt', 'a'), await upload('b.txt', 'b')]
    expect((await attach(last.body.results.id, 'desk', full)).status).toBe(200)
    const refused = await attach(over.body.results.id, 'desk', full)
    expect([refused.status, refused.body.code]).toEqual([409, 'documents_full'])
    expect(refused.body.message).toContain('50')

    await api.sql(
      1,
      `insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
       values (1, 2, 1, 'a.txt', 'txt', 'text/plain', 199999990, 'k', '2026-11-01Z')`,
    )
    const owner = api.as('owner', { club: 2 })
    expect((await owner.send('POST', '/upload/', formOf('a.txt', 'a'))).status).toBe(200)
    const full_ = await owner.send('POST', '/upload/', formOf('b.txt', 'ten bytes!'))
    expect([full_.status, full_.body.code]).toEqual([409, 'files_full'])
  })
})

describe('T-04 the address of a file', () => {
  test('is of one session and of five minutes', async () => {
    const { id } = (await upload('sir.pdf', pdf)).body.results
    const { url } = (await attach(id)).body.results.file
    const answer = await bytesAt(url)
    expect(answer.text).toBe(pdf)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''sir.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    for (const person of ['owner', 'manager', 'stranger'] as const) {
      expect((await bytesAt(url, person)).status).toBe(404)
    }
    expect((await api.nobody().get(url)).status).toBe(401)
    expect((await bytesAt(`/files/${id}/`)).status).toBe(404)
    expect((await bytesAt(url.replace(/files\/\d+/, `files/${id - 1}`))).status).toBe(404)
    expect((await bytesAt(url.replace(/until=\d+/, 'until=9999999999'))).status).toBe(404)
    api.clock.forward(5 * 60 + 1)
    expect((await bytesAt(url)).status).toBe(404)
  })

  test('dies with the way to the member', async () => {
    const [gone = 0] = await gym(api).members(1)
    const { id } = (await upload('a.pdf', pdf)).body.results
    const { url } = (await attach(id, 'desk', gone)).body.results.file
    expect((await bytesAt(url)).status).toBe(200)
    await api.sql(1, 'update member set club_id = 2 where id = $1', [gone])
    expect((await bytesAt(url)).status).toBe(404)
  })
})

describe('REL-42 T-12 T-14 REL-47 pictures', () => {
  test('lose what they carry beside their points', async () => {
    const { body } = await upload('rasm.jpg', photo, 'image')
    const { bytes } = await kept(body.results.id)
    expect(body.results).toMatchObject({ name: 'rasm.jpg', type: 'image/jpeg', size: bytes.length })
    expect(Buffer.from(photo).includes('Maxfiy manzil')).toBe(true)
    expect(Buffer.from(bytes).includes('Maxfiy manzil')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  test('that are drawings become points', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script>
      <image href="https://evil.invalid/a.png" width="5" height="5"/><rect width="20" height="10" fill="red"/></svg>`
    const { body } = await upload('logo.svg', svg, 'image')
    expect(body.results).toMatchObject({ name: 'logo.png', type: 'image/png', extension: 'png' })
    const { bytes } = await kept(body.results.id)
    expect((await sharp(bytes).metadata()).format).toBe('png')
    expect(Buffer.from(bytes).includes('script')).toBe(false)
  })

  test('T-12 forty hostile drawings are points or refused, and nothing that they name is asked for', async () => {
    const asked: string[] = []
    const far = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end()
    })
    await new Promise<void>((resolve) => far.listen(0, '127.0.0.1', resolve))
    const { port } = far.address() as AddressInfo
    const drawings = hostileDrawings(`http://127.0.0.1:${port}`)
    expect(drawings.length).toBeGreaterThanOrEqual(40)
    let taken = 0
    for (const drawing of drawings) {
      const { status, body } = await upload('logo.svg', drawing, 'image')
      if (status !== 200) {
        expect([drawing, status, body.code]).toEqual([drawing, 400, 'file_mismatch'])
        continue
      }
      taken += 1
      expect(body.results).toMatchObject({ type: 'image/png', extension: 'png' })
      const { format } = await sharp((await kept(body.results.id)).bytes).metadata()
      expect([drawing, format]).toEqual([drawing, 'png'])
    }
    far.close()
    expect(taken).toBeGreaterThanOrEqual(30)
    expect(asked).toEqual([])
  })

  async function kept(id: number) {
    const [row] = await api.sql<{ bytes: Uint8Array }>(
      1,
      'select bytes from file_content where file_id = $1',
      [id],
    )
    return { bytes: row?.bytes ?? new Uint8Array() }
  }
})

describe('REL-42 T-13 T-14 T-15 hostile files', () => {
  test('are refused, or carry nothing that runs', async () => {
    const png = new Uint8Array(await sharp(photo).png().toBuffer())
    for (const { what, name, bytes, code } of hostileFiles(photo, png)) {
      const { status, body } = await upload(name, bytes)
      expect([what, status, body.errors?.file?.length ?? 0, body.code]).toEqual([
        what,
        code === 'file_too_large' ? 413 : 400,
        code === 'file_too_large' ? 0 : 1,
        code,
      ])
    }
  })

  test('and honest ones are taken', async () => {
    const office = zipOf(['[Content_Types].xml', 'xl/workbook.xml'])
    const honest: [string, Bytes][] = [
      ['narxlar.xlsx', office],
      ['хат.txt', 'Ҳурматли мижоз!'],
      ['roʻyxat.csv', 'ism;telefon\nOʻgʻiloy;+998901234567'],
    ]
    for (const [name, bytes] of honest) {
      const { body } = await upload(name, bytes)
      expect([name, body.results?.name]).toEqual([name, name])
    }
  })

  test('have names that hide nothing', async () => {
    const { body } = await upload('../../etc/\u202Efdp.exe\u200B "a".pdf', pdf)
    expect(body.results.name).toBe('fdp.exe a.pdf')
  })
})

test('REL-47 deletes unused files after a day and removed ones after a month', async () => {
  const count = async () =>
    (await api.sql<{ count: number }>(1, 'select count(*)::int as count from file'))[0]?.count ?? 0
  const { id } = (await upload('kept.pdf', pdf)).body.results
  const { body } = await attach(id)
  await upload('unused.pdf', pdf)
  const path = `/customer/${member}/document/${body.results.id}/`
  await api.as('desk').delete(path)
  const sweep = (days: number) =>
    api.sql(null, 'select sweep_files($1)', [new Date(api.clock.now.getTime() + days * 86_400_000)])
  await sweep(2)
  expect((await api.as('desk').post(`${path}restore/`)).status).toBe(200)
  await api.as('desk').delete(path)
  const before = await count()
  await sweep(31)
  expect(await count()).toBe(before - 1)
  expect((await api.as('desk').post(`${path}restore/`)).status).toBe(404)
})
