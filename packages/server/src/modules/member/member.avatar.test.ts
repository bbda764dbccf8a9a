import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faceSide } from '../../core/services/files.ts'
import { testServer, type Person, type TestServer } from '../../testing/index.ts'
import { addMember, addMembership } from './member.fixture.ts'

let api: TestServer
let wide: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  api = await testServer()
  const colour = { width: 900, height: 600, channels: 3 as const, background: '#6a5cff' }
  const exif = { IFD0: { Copyright: 'Maxfiy manzil' }, IFD3: { GPSLatitude: '41/1 18/1 0/1' } }
  wide = new Uint8Array(await sharp({ create: colour }).withExif(exif).jpeg().toBuffer())
})
afterAll(() => api.close())

const upload = async (bytes: string | Uint8Array<ArrayBuffer> = wide, name = 'rasm.jpg') => {
  const form = new FormData()
  form.append('file_type', 'image')
  form.append('file', new File([bytes], name))
  return (await api.as('desk').send('POST', '/upload/', form)).body.results as { id: number }
}
let last = 998_930_700_000
const whole = (avatar: number | null) => ({
  first_name: 'Dilnoza',
  last_name: 'Rahimova',
  phone: `+${(last += 1)}`,
  gender: 2,
  avatar,
})
const create = (avatar: number | null) =>
  api
    .as('desk')
    .post('/management/member/', whole(avatar))
    .then(({ body }) => body)
const seen = (url: string, person: Person = 'desk') =>
  api.as(person).get(pathOf(url), { club: null })
const pathOf = (url: string) => url.replace('/api/v1', '')
const bytesOf = async (id: number) => {
  const [row] = await api.sql<{ bytes: Uint8Array }>(
    1,
    'select bytes from file_content where file_id = $1',
    [id],
  )
  return row?.bytes ?? new Uint8Array()
}

describe('the face of a member', () => {
  test('T-14 REL-47 is cut to a small square without what the photo carried', async () => {
    const { id } = await upload()
    const { results } = await create(id)
    expect(results.avatar).toEqual({ id, url: `/api/v1/files/${id}/`, name: 'rasm.webp' })
    const bytes = await bytesOf(id)
    const { width, height, format, exif } = await sharp(bytes).metadata()
    expect([width, height, format, exif]).toEqual([faceSide, faceSide, 'webp', undefined])
    expect(Buffer.from(wide).includes('Maxfiy manzil')).toBe(true)
    expect(Buffer.from(bytes).includes('Maxfiy manzil')).toBe(false)
  })

  test('T-12 of a drawing is points, and loads nothing', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script>
      <image href="https://evil.invalid/a.png" width="5" height="5"/><rect width="40" height="20" fill="red"/></svg>`
    const { id } = await upload(svg, 'chizma.svg')
    await create(id)
    expect((await sharp(await bytesOf(id)).metadata()).format).toBe('webp')
  })

  test('is returned wherever the member is: list, search, profile, check-in', async () => {
    const { id: file } = await upload()
    const { id, phone } = (await create(file)).results
    const avatar = { url: `/api/v1/files/${file}/` }
    await addMembership(api, id, '2026-11-01', '2026-11-30')
    const desk = api.as('desk')
    const rows = async (path: string) =>
      (await desk.get<{ id: number }[]>(path)).body.results.find((row) => row.id === id)
    expect(await rows('/management/member-list/')).toMatchObject({ avatar })
    expect(await rows(`/management/member-search/?q=${phone.slice(-4)}`)).toMatchObject({ avatar })
    expect((await desk.get(`/customer/${id}/profile/`)).body.results).toMatchObject({ avatar })
    const plans = await desk.get(`/customer/${id}/membership-plans/`)
    expect(plans.body.results.customer).toMatchObject({ avatar })
    const entered = await desk.post('/check-in/register/', { customer: id })
    expect(entered.body.results.checkin.customer).toMatchObject({ id, avatar })
    const recent = await desk.get('/check-in/recent-checks/')
    expect(recent.body.results[0].customer).toMatchObject({ id, avatar })
  })

  test('is changed and taken away; another one serves two members never', async () => {
    const first = await upload()
    const { id } = (await create(first.id)).results
    const path = `/management/member/${id}/`
    const same = await api.as('desk').patch(path, { avatar: first.id, version: 1 })
    expect(same.body.results).toMatchObject({ avatar: { id: first.id }, version: 2 })
    expect(await create(first.id)).toMatchObject({
      code: 'file_mismatch',
      errors: {
        avatar: ['The file is damaged or doesn’t match its extension. Choose another one.'],
      },
    })
    const second = await upload()
    const other = await api.as('desk').patch(path, { avatar: second.id, version: 2 })
    expect(other.body.results.avatar.id).toBe(second.id)
    expect((await seen(`/api/v1/files/${first.id}/`)).status).toBe(404)
    const gone = await api.as('desk').patch(path, { avatar: null, version: 3 })
    expect(gone.body.results.avatar).toBeNull()
    expect((await seen(`/api/v1/files/${second.id}/`)).status).toBe(404)
  })

  test('T-04 is visible to those who may see the member, and not without a session', async () => {
    const { id: file } = await upload()
    const { results } = await create(file)
    const { url } = results.avatar
    const answer = await seen(url, 'partner')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await api.nobody().get(pathOf(url))).status).toBe(401)
    expect((await seen(url, 'stranger')).status).toBe(404)
    expect((await seen(url, 'trainer')).status).toBe(404)
    await api.sql(1, 'update member set club_id = 2 where id = $1', [results.id])
    expect((await seen(url)).status).toBe(404)
    expect((await seen(url, 'owner')).status).toBe(200)
  })

  test('stays visible in the bin, to those who may open it', async () => {
    const { id: file } = await upload()
    const { results } = await create(file)
    const { url } = results.avatar
    await api.sql(1, 'update member set deleted_at = now() where id = $1', [results.id])
    expect((await seen(url, 'owner')).status).toBe(200)
    expect((await seen(url)).status).toBe(404)
    expect((await seen(url, 'stranger')).status).toBe(404)
  })

  test('refuses a document, a file of another person, and a file of another club', async () => {
    const document = new FormData()
    document.append('file_type', 'document')
    document.append('file', new File(['salom'], 'a.txt'))
    const text = (await api.as('desk').send('POST', '/upload/', document)).body.results
    expect((await create(text.id)).code).toBe('file_mismatch')
    const { id } = await upload()
    const others = await api.as('manager').post('/management/member/', whole(id))
    expect(others.body.code).toBe('file_mismatch')
    expect((await create(999_999)).code).toBe('file_mismatch')
  })

  test('REL-47 stays when unused files are swept', async () => {
    const { id: file } = await upload()
    await create(file)
    const unused = await upload()
    const day = new Date(api.clock.now.getTime() + 2 * 86_400_000)
    await api.sql(null, 'select sweep_files($1)', [day])
    const left = await api.sql(1, 'select id from file where id = any($1)', [[file, unused.id]])
    expect(left).toEqual([{ id: file }])
  })

  test('costs a list of any length no more queries', async () => {
    const asked = async () => {
      const before = api.watch.queries
      await api.as('owner').get('/management/member-list/?per_page=100')
      return api.watch.queries - before
    }
    await asked()
    const few = await asked()
    for (let n = 0; n < 20; n += 1) {
      const [file] = await api.sql<{ id: number }>(
        1,
        `insert into file (merchant_id, club_id, staff_id, name, extension, type, size, key, created_at)
         values (1, 1, 5, 'a.webp', 'webp', 'image/webp', 1, 'k', '2026-11-21Z') returning id`,
      )
      await addMember(api, { avatar_id: file?.id })
    }
    expect(await asked()).toBe(few)
  })
})
