import { afterAll, beforeAll, expect, test } from 'vitest'
import { slowDrawing } from '../../../test/slowFiles.ts'
import { gym } from '../../../test/gym.ts'
import { setRights, testServer, type Person, type TestServer } from '../../testing/index.ts'

let api: TestServer
beforeAll(async () => {
  api = await testServer()
})
afterAll(() => api.close())

const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'

function upload(
  svg: string,
  person: Person = 'desk',
  options: { key?: string | null; club?: number; headers?: Record<string, string> } = {},
) {
  const form = new FormData()
  form.append('file_type', 'image')
  form.append('file', new File([svg], 'logo.svg'))
  return api.as(person).send('POST', '/upload/', form, options)
}

const drawn = () => api.watch.outward.filter(({ adapter }) => adapter === 'pictures')

test.each([
  ['en', /takes too long/],
  ['ru', /слишком долго/],
  ['uz', /juda uzoq/],
])('T-55 a picture that takes minutes is refused at the file in %s', async (language, sentence) => {
  const headers = { 'accept-language': language }
  const { status, body } = await upload(slowDrawing(), 'desk', { headers })
  expect([status, body.code]).toEqual([400, 'picture_too_slow'])
  expect(body.errors?.file?.[0]).toMatch(sentence)
})

test('T-55 an SVG of too many elements is refused at the file', async () => {
  const { status, body } = await upload(logo.replace('<rect/>', '<g/>'.repeat(5000)))
  expect([status, body.code, body.errors?.file?.length]).toEqual([400, 'picture_too_complex', 1])
})

test('T-55 pictures are drawn while no transaction is open, and only for those who may', async () => {
  const before = drawn().length
  // Only the picture of the own profile is within the rights of these two.
  for (const person of ['partner', 'trainer'] as const) {
    await setRights(api, person, { setting: { profile: false } })
  }
  for (const person of ['partner', 'trainer'] as const) {
    expect((await upload(logo, person)).status).toBe(403)
  }
  expect((await upload(logo, 'desk', { club: 3 })).status).toBe(404)
  expect((await upload(logo, 'desk', { key: null })).body.code).toBe('idempotency_key_required')
  expect(drawn().length).toBe(before)

  const sent = await upload(logo)
  expect(sent.status).toBe(200)
  const [member = 0] = await gym(api).members(1)
  const path = `/management/member/${member}/`
  const { version } = (await api.as('desk').get(path)).body.results
  const changed = await api.as('desk').patch(path, { avatar: sent.body.results.id, version })
  expect(changed.body.results.avatar?.id).toBe(sent.body.results.id)
  expect(drawn().slice(before)).toEqual([
    { adapter: 'pictures', held: 0 },
    { adapter: 'pictures', held: 0 },
  ])
})

test('REL-09 a member with a picture is registered once, however often the request is sent', async () => {
  const avatar = (await upload(logo)).body.results.id
  const [member = 0] = await gym(api).members(1)
  const { first_name, last_name, gender, birth_date } = (
    await api.as('desk').get(`/management/member/${member}/`)
  ).body.results
  const given = { first_name, last_name, gender, birth_date, phone: '+998907776655', avatar }
  const key = crypto.randomUUID()
  const send = () => api.as('desk').post('/management/member/', given, { key })
  const [first, again] = [await send(), await send()]
  expect([first.status, first.body.results.avatar?.id]).toEqual([200, avatar])
  expect(again.text).toBe(first.text)
})
