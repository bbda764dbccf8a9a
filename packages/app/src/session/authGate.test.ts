import { expect, test } from 'vitest'
import type { Send } from '../scaffold/platform/index.ts'
import { withAuthGate, watchClock, watchNetwork, watchView } from './authGate.ts'

const url = 'https://app.local/api/v1/management/room/'
const refusal = (status: number, code: string) =>
  Response.json({ success: false, code }, { status })
const post = () =>
  new Request(url, {
    method: 'POST',
    body: '{"name":"Yoga"}',
    headers: { 'Idempotency-Key': 'k-1' },
  })

/** A server that responds in sequence and records the requests. */
function server(...answers: (() => Response)[]) {
  const heard: string[] = []
  const send: Send = async (request) => {
    heard.push(`${request.headers.get('Idempotency-Key')} ${await request.text()}`)
    const answer = answers[heard.length - 1] ?? answers.at(-1)
    return answer ? answer() : Response.error()
  }
  return { heard, send }
}

test('T-40 repeats the same request after a new sign-in, with its body and key', async () => {
  const { heard, send } = server(
    () => refusal(401, 'signed_out'),
    () => Response.json({ ok: 1 }),
  )
  let asked = 0
  const reopen = async () => void (asked += 1)
  const answer = await withAuthGate(send, { reopen, who: () => 1 })(post())
  expect(answer.status).toBe(200)
  expect(asked).toBe(1)
  expect(heard).toEqual(['k-1 {"name":"Yoga"}', 'k-1 {"name":"Yoga"}'])
})

test.each(['session_expired', 'session_revoked'])('403 %s is an ended session', async (code) => {
  const { heard, send } = server(
    () => refusal(403, code),
    () => Response.json({}),
  )
  await withAuthGate(send, { reopen: async () => {}, who: () => 1 })(post())
  expect(heard).toHaveLength(2)
})

test('shows a missing permission without asking for a sign-in', async () => {
  const { heard, send } = server(() => refusal(403, 'forbidden'))
  const reopen = () => Promise.reject(new Error('asked'))
  const answer = await withAuthGate(send, { reopen, who: () => 1 })(post())
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'forbidden' })
  expect(heard).toHaveLength(1)
})

test('before anybody is signed in a 401 is an answer like any other', async () => {
  const { send } = server(() => refusal(401, 'signed_out'))
  const reopen = () => Promise.reject(new Error('asked'))
  expect((await withAuthGate(send, { reopen, who: () => undefined })(post())).status).toBe(401)
})

test('T-40 does not repeat requests of one person after another has signed in', async () => {
  const { heard, send } = server(() => refusal(401, 'signed_out'))
  const people = [1, 2]
  const reopen = () => Promise.reject(new Error('asked'))
  const answer = await withAuthGate(send, { reopen, who: () => people.shift() })(post())
  expect([answer.status, heard.length]).toEqual([401, 1])
})

test('a failed and a successful request are reported, a cancelled one is not', async () => {
  const told: boolean[] = []
  const tell = (reached: boolean) => void told.push(reached)
  const fails: Send = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(watchNetwork(fails, tell)(post())).rejects.toThrow('Failed to fetch')
  await watchNetwork(async () => Response.json({}), tell)(post())
  const cancelled = new Request(url, { signal: AbortSignal.abort() })
  await expect(watchNetwork(fails, tell)(cancelled)).rejects.toThrow('Failed to fetch')
  expect(told).toEqual([false, true])
})

test('T-33 the clock of the device is compared with that of every answer', async () => {
  const there = Date.parse('2026-11-21T07:00:00Z')
  const answer = (date?: string) => async () =>
    new Response('{}', { headers: date === undefined ? {} : { date } })
  const toldOf = async (send: Send, ...moments: number[]) => {
    const told: number[] = []
    const now = () => moments.shift() ?? 0
    await watchClock(send, now, (ahead) => told.push(ahead))(post())
    return told
  }
  const dated = answer('Sat, 21 Nov 2026 07:00:00 GMT')
  const day = 86_400_000
  expect(await toldOf(dated, there + day - 500, there + day + 500)).toEqual([day])
  expect(await toldOf(dated, there - day, there - day)).toEqual([-day])
  // A slow response, or one without a date, reports nothing.
  expect(await toldOf(dated, there, there + 10_000)).toEqual([])
  expect(await toldOf(answer(), there, there)).toEqual([])
})

test('a view that the server does not allow any more is reported with its person', async () => {
  const told: number[] = []
  const toldOf = (answer: Response) =>
    watchView(
      async () => answer,
      (person) => told.push(person),
    )(new Request(url, { headers: { 'X-View-As': '5' } }))
  await toldOf(refusal(403, 'view_as_read_only'))
  await toldOf(refusal(403, 'forbidden'))
  await toldOf(Response.json({}))
  expect(told).toEqual([])
  await toldOf(refusal(403, 'view_as_refused'))
  expect(told).toEqual([5])
})
